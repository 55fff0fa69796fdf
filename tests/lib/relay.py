"""relay.py: carries what comes to a socket on to another. `relay.py FROM TO` with paths of unix sockets; FROM can be ADDRESS:PORT. A link that hangs is this process stopped, one that is cut
is this process killed; SIGUSR1 makes it slow, SIGUSR2 quick again."""
import os
import selectors
import signal
import socket
import sys
import time

sockets = selectors.DefaultSelector()
peers, waiting = {}, {}  # the other end; what it has not taken yet
delay = [0.0]
signal.signal(signal.SIGUSR1, lambda *_: delay.__setitem__(0, 0.05))
signal.signal(signal.SIGUSR2, lambda *_: delay.__setitem__(0, 0.0))


def look(link):
    wanted = (selectors.EVENT_READ if not waiting.get(peers[link]) else 0) | (selectors.EVENT_WRITE if waiting.get(link) else 0)
    if link in sockets.get_map():
        sockets.modify(link, wanted or selectors.EVENT_READ)


def drop(link):
    for one in (link, peers.get(link)):
        if one in peers:
            sockets.unregister(one)
            one.close()
    for one in (peers.pop(link, None), link):
        peers.pop(one, None)
        waiting.pop(one, None)


def carry(link, mask):
    try:
        if mask & selectors.EVENT_WRITE and waiting.get(link):
            waiting[link] = waiting[link][link.send(waiting[link]):]
        if mask & selectors.EVENT_READ and not waiting.get(peers[link]):
            data = link.recv(1 << 16)
            if not data:
                return drop(link)
            other = peers[link]
            time.sleep(delay[0])
            try:
                data = data[other.send(data):]
            except BlockingIOError:
                pass
            waiting[other] = data
    except BlockingIOError:
        pass
    except OSError:
        return drop(link)
    look(link)
    look(peers[link])


def accept(listener, to):
    near, far = listener.accept()[0], socket.socket(socket.AF_UNIX)
    try:
        far.connect(to)
    except OSError:
        near.close()
        return
    for one, other in ((near, far), (far, near)):
        one.setblocking(False)
        peers[one] = other
        sockets.register(one, selectors.EVENT_READ)


path, to = sys.argv[1:]
if path.startswith("/"):
    if os.path.exists(path):
        os.unlink(path)
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    os.chmod(path, 0o777)
else:
    address, _, port = path.rpartition(":")
    listener = socket.create_server((address, int(port)))
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
listener.listen(64)
sockets.register(listener, selectors.EVENT_READ, to)
print("ready", flush=True)
while True:
    for key, mask in sockets.select():
        if key.data:
            accept(key.fileobj, key.data)
        elif key.fileobj in peers:
            carry(key.fileobj, mask)
