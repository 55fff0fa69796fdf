"""seccomp.py: the rules of a systemd unit about system calls, for a process that systemd did not start."""
import ctypes
import errno
import os
import re
import shutil
import socket
import subprocess

ALLOW, KILL_PROCESS = 0x7FFF0000, 0x80000000
NOT_EQUAL, MASKED_EQUAL = 1, 7
PROT_WRITE, PROT_EXEC, SHM_EXEC, CLONE_NEW = 2, 4, 0o100000, 0x7E020000


def refuse(number):
    return 0x00050000 | number


class Argument(ctypes.Structure):
    _fields_ = [("arg", ctypes.c_uint), ("op", ctypes.c_int), ("a", ctypes.c_uint64), ("b", ctypes.c_uint64)]


class Filter:
    """One filter of libseccomp: made in the parent, loaded in the child."""
    library = None

    def __init__(self, action):
        if not Filter.library:
            Filter.library = ctypes.CDLL("libseccomp.so.2")
            Filter.library.seccomp_init.restype = ctypes.c_void_p
            Filter.library.seccomp_rule_add_array.argtypes = [ctypes.c_void_p, ctypes.c_uint32, ctypes.c_int, ctypes.c_uint, ctypes.c_void_p]
            Filter.library.seccomp_load.argtypes = [ctypes.c_void_p]
        self.action, self.context = action, Filter.library.seccomp_init(action)
        assert self.context

    def add(self, action, call, *arguments):
        """False: this machine has no such call."""
        number = Filter.library.seccomp_syscall_resolve_name(call.encode())
        if number < 0 or action == self.action:
            return False
        array = (Argument * max(1, len(arguments)))(*arguments)
        code = Filter.library.seccomp_rule_add_array(self.context, action, number, len(arguments), array)
        assert code == 0, (call, os.strerror(-code))
        return True

    def load(self):
        code = Filter.library.seccomp_load(self.context)
        if code:
            raise OSError(-code, "a filter cannot be loaded")


def settings(unit):
    """The lines of a unit as lists of words by name; an empty value begins anew."""
    found = {}
    with open(unit) as file:
        for name, value in re.findall(r"^(\w+)=(.*)$", file.read(), re.M):
            found[name] = found.get(name, []) + [value] if value else []
    return found


def members(name):
    """The system calls of a group such as @process, and of the groups in it."""
    if not name.startswith("@"):
        return {name}
    text = subprocess.run(["systemd-analyze", "syscall-filter", "--no-pager", name], capture_output=True, text=True, check=True).stdout
    words = [line.strip() for line in text.splitlines()[1:] if line.strip() and not line.strip().startswith("#")]
    return set().union(*[members(word) for word in words])


def allowed_calls(unit):
    """What SystemCallFilter leaves, line by line as systemd reads it."""
    calls = set()
    for value in settings(unit)["SystemCallFilter"]:
        listed = set().union(*[members(word) for word in value.lstrip("~").split()])
        calls = calls - listed if value.startswith("~") else calls | listed
    return calls | members("@default")


def filters(unit):
    """What the unit says about system calls, address families, namespaces and executable memory."""
    if not shutil.which("systemd-analyze"):
        return None
    said = settings(unit)
    calls = Filter(refuse(errno.EPERM))
    count = sum(calls.add(ALLOW, call) for call in sorted(allowed_calls(unit)))
    assert count > 100, count
    rest = Filter(ALLOW)
    families = {getattr(socket, name) for value in said["RestrictAddressFamilies"] for name in value.split()}
    for family in set(range(64)) - {int(one) for one in families}:
        rest.add(refuse(errno.EAFNOSUPPORT), "socket", Argument(0, 4, family, 0))
    assert said["MemoryDenyWriteExecute"] == said["RestrictNamespaces"] == ["yes"]
    both = PROT_WRITE | PROT_EXEC
    rest.add(refuse(errno.EPERM), "mmap", Argument(2, MASKED_EQUAL, both, both))
    rest.add(refuse(errno.EPERM), "mprotect", Argument(2, MASKED_EQUAL, PROT_EXEC, PROT_EXEC))
    rest.add(refuse(errno.EPERM), "shmat", Argument(2, MASKED_EQUAL, SHM_EXEC, SHM_EXEC))
    for bit in (1 << i for i in range(32) if CLONE_NEW >> i & 1):
        rest.add(refuse(errno.EPERM), "clone", Argument(0, MASKED_EQUAL, bit, bit))
    for call in ("unshare", "setns"):
        rest.add(refuse(errno.EPERM), call)
    rest.add(refuse(errno.ENOSYS), "clone3")
    return [rest, calls]
