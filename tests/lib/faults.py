"""faults.py: what can happen to a cluster while people play. Each fault ends with everything as it was, and returns the name of a server or database that it met."""
import os
import signal
import threading
import time

from cluster import NODES
from history import Person

PAUSE = 6.5  # seconds: longer than a lease
NOTICE = 0.3


def two(rng):
    return rng.sample(NODES, 2)


def kill(cluster, rng):
    """kill -9 of a server; it is started again."""
    node = cluster[rng.choice(NODES)]
    node.kill()
    time.sleep(rng.choice([0, 0, 0.5]))
    node.start()


def kill_two(cluster, rng):
    pair = [cluster[name] for name in two(rng)]
    for node in pair:
        node.kill()
    for node in pair:
        node.start()


def kill_soon(cluster, rng):
    """kill -9 of a server that has just begun."""
    node = cluster[rng.choice(NODES)]
    for _ in range(2):
        node.kill()
        node.start(wait=False)
        time.sleep(rng.uniform(0, 0.3))
    node.kill()
    node.start()


def rolling(cluster, rng):
    """An update: each server ends politely and a new one takes its place."""
    for name in rng.sample(NODES, 3):
        cluster[name].end()
        cluster[name].start()


def stop(cluster, rng):
    """A server stands still for longer than its lease, and comes back without knowing; its clock does know."""
    node = cluster[rng.choice(NODES)]
    node.halt()
    time.sleep(PAUSE)
    node.go_on()


def blink(cluster, rng):
    """A server stands still for less than its lease."""
    node = cluster[rng.choice(NODES)]
    node.halt()
    time.sleep(rng.uniform(0.1, 3))
    node.go_on()


def freeze(cluster, rng):
    """A server stands still for longer than its lease, and its clock with it. Only the fence is left."""
    node = cluster[rng.choice(NODES)]
    node.freeze()
    time.sleep(PAUSE)
    node.thaw()


def hold(cluster, rng):
    """The link of a server to the databases carries nothing for longer than its lease, and then all at once."""
    link = cluster.links[rng.choice(NODES)]
    link.hold()
    time.sleep(PAUSE)
    link.release()


def swallow(cluster, rng):
    """The cable between the third server and the databases is pulled for longer than a lease. Where there are no namespaces its link is held instead."""
    cluster.links["n3"].hold()
    time.sleep(PAUSE)
    cluster.links["n3"].release()


def cut(cluster, rng):
    """The link breaks, and is there again."""
    cluster.links[rng.choice(NODES)].cut()


def stop_and_hold(cluster, rng):
    """One server stands still, the link of another hangs: the third has everything."""
    still, far = two(rng)
    cluster[still].halt()
    cluster.links[far].hold()
    time.sleep(PAUSE)
    cluster.links[far].release()
    cluster[still].go_on()


def crash(cluster, rng):
    """kill -9 of all processes of the primary, which comes back by itself."""
    database = cluster.databases.primary
    database.kill()
    time.sleep(rng.choice([0, 1]))
    database.start()


def promote(cluster, rng):
    """The standby falls behind a little, the primary dies, the standby takes its place; later the dead one comes back and follows."""
    databases = cluster.databases
    databases.standby.signal(signal.SIGSTOP)
    time.sleep(NOTICE)
    databases.primary.kill()
    databases.standby.signal(signal.SIGCONT)
    databases.promote()
    time.sleep(rng.uniform(0, 0.5))
    databases.rebuild()


def behead(cluster, rng):
    """As promote, but only the first process of the primary is killed, as the kernel does when memory runs out: the others end by themselves, each in its time."""
    databases = cluster.databases
    databases.standby.signal(signal.SIGSTOP)
    time.sleep(NOTICE)
    databases.primary.behead()
    databases.standby.signal(signal.SIGCONT)
    databases.promote()
    databases.rebuild()


def deaf(cluster, rng):
    """The standby stands still: moves wait, and none is confirmed meanwhile."""
    databases = cluster.databases
    databases.standby.signal(signal.SIGSTOP)
    time.sleep(1)  # what it had taken before is answered by now
    before = cluster.confirmed()
    time.sleep(rng.choice([1, 2, PAUSE]))
    after = cluster.confirmed()
    databases.standby.signal(signal.SIGCONT)
    assert after == before, f"{after - before} moves were confirmed that the standby does not have"


def deaf_and_frozen(cluster, rng):
    """The standby stands still, so that commits hang; then a server stands still with its clock, until others want its tables."""
    databases, node = cluster.databases, cluster[rng.choice(NODES)]
    databases.standby.signal(signal.SIGSTOP)
    time.sleep(NOTICE)
    node.freeze()
    time.sleep(PAUSE)
    databases.standby.signal(signal.SIGCONT)
    time.sleep(2)
    node.thaw()


def restart_standby(cluster, rng):
    standby = cluster.databases.standby
    standby.kill()
    time.sleep(rng.uniform(0, 1))
    standby.start()
    cluster.databases.lean()


def full(cluster, rng):
    """The disk of the primary is full for a while. PostgreSQL may give up altogether, and is started again when there is room."""
    database = cluster.databases.primary
    path = os.path.join(database.folder, "ballast")
    with open(path, "wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(1 << 16))
        except OSError:
            pass
    try:
        database.sql("CHECKPOINT")  # so that it needs new files soon
    except RuntimeError:
        pass
    time.sleep(rng.choice([1, 3]))
    os.unlink(path)
    time.sleep(NOTICE)
    if database.call("pg_ctl", "-D", database.data, "status", check=False).returncode:
        database.start()


def kill_and_promote(cluster, rng):
    """A server and the primary die in the same moment."""
    databases, node = cluster.databases, cluster[rng.choice(NODES)]
    node.kill()
    databases.primary.kill()
    databases.promote()
    node.start()
    databases.rebuild()


def watch(person, place, name, seconds):
    """Looks at a table at a server again and again."""
    until = time.monotonic() + seconds
    while True:
        try:
            person.look(place.histories[-1], name)
        except BaseException as exception:
            place.wrong = place.wrong or exception
        if time.monotonic() >= until or place.wrong:
            return
        time.sleep(0.05)


def crowd_and_end(cluster, rng):
    """A server ends politely while others, whose links are slow, are asked for its tables without end: one takes them in the middle of a question."""
    ending, slow, _ = rng.sample(NODES, 3)
    people, over = [Person(cluster, "Watcher", rng.random(), stays=True) for _ in range(2)], threading.Event()
    cluster.links[slow].slow()

    def stroll(person):
        while not over.is_set():
            for place in cluster.places:
                watch(person, place, slow, 0)
    threads = [threading.Thread(target=stroll, args=(person,), daemon=True) for person in people]
    for thread in threads:
        thread.start()
    time.sleep(1)
    cluster[ending].end()
    time.sleep(1)
    over.set()
    cluster.links[slow].slow(False)
    for thread in threads:
        thread.join()
    cluster[ending].start()


def thaw_unclaimed(cluster, rng):
    """A server stands still with its clock and is declared dead, but nobody asks for its tables until it goes on and commits, which the standby delays."""
    databases, others = cluster.databases, rng.sample(NODES, 3)
    node = cluster[others.pop()]
    for place in cluster.places:
        place.people[0].stay()
    time.sleep(NOTICE)
    node.freeze()
    owned = databases.sql(f"SELECT g.id FROM gametable AS g JOIN node ON node.id = owner WHERE node.name = '{node.name}'")
    places = [place for place in cluster.places if place.histories[-1].table in owned]
    watchers = [Person(cluster, "Watcher", 1, stays=True) for _ in places]
    time.sleep(PAUSE)
    databases.standby.signal(signal.SIGSTOP)
    node.thaw()
    time.sleep(0.1)
    threads = [threading.Thread(target=watch, args=(watcher, place, others[0], 2), daemon=True) for watcher, place in zip(watchers, places)]
    for thread in threads:
        thread.start()
    time.sleep(0.2)
    databases.standby.signal(signal.SIGCONT)
    for thread in threads:
        thread.join()
    for place in cluster.places:
        place.people[0].stays = False


# How often, in a long run.
WEIGHTS = {kill: 30, kill_two: 8, kill_soon: 4, rolling: 6, stop: 5, blink: 8, freeze: 5, hold: 5, swallow: 3, cut: 14, stop_and_hold: 3, crash: 6, promote: 6, behead: 3, deaf: 4,
           deaf_and_frozen: 4, restart_standby: 4, full: 4, kill_and_promote: 4, crowd_and_end: 3, thaw_unclaimed: 2}
SHORT = [kill, rolling, cut, deaf_and_frozen, full, stop_and_hold, promote]
