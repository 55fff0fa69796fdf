"""raw.py: bytes to a server and back, beside its protocol."""
import random
import socket

from server import PATIENCE, play


def turns(server):
    """Lets the server's loop turn: whatever was sent to it before is answered when this returns."""
    for _ in range(3):
        assert raw_status(server) == b"200"


def raw_status(server):
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as link:
        link.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answer = b""
        while chunk := link.recv(65536):
            answer += chunk
        return answer.split(b" ")[1]


def heard(link):
    """What has come so far, without waiting."""
    answer = b""
    link.setblocking(False)
    try:
        while chunk := link.recv(65536):
            answer += chunk
    except (BlockingIOError, ConnectionResetError):
        pass
    return answer


def raw(server, data, shut=False):
    """Sends bytes to the server and returns what comes back."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as link:
        link.sendall(data)
        if shut:
            link.shutdown(socket.SHUT_WR)
        turns(server)
        return heard(link)


def still_plays(server):
    guest, table = server.make("pig", 2, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], options={"goal": 10})
    seat = guest.connect(table)
    seat.sit(0)
    seat.ask("start")
    assert play(seat, random.Random(1))["over"]
    seat.close()
