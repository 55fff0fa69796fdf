"""wheel.py BUILD LIBRARY: a wheel of the package with the library inside, in BUILD/packages. The same tree gives the same bytes."""

import base64
import hashlib
import os
import platform
import subprocess
import sys
import tempfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
DATE = (2020, 1, 1, 0, 0, 0)


def _stripped(library):
    """Without the debugger's part, which says where it was built."""
    with tempfile.NamedTemporaryFile() as file:
        subprocess.run(["strip", "--strip-debug", "-o", file.name, library], check=True)
        return open(file.name, "rb").read()


def main(build, library):
    with open(os.path.join(HERE, "..", "VERSION"), encoding="utf-8") as file:
        version = file.read().strip()
    tag = f"py3-none-linux_{platform.machine()}"
    info = f"dizaine-{version}.dist-info"
    files = {f"dizaine/{name}": open(os.path.join(HERE, "dizaine", name), "rb").read() for name in sorted(os.listdir(os.path.join(HERE, "dizaine"))) if name.endswith(".py")}
    files[f"dizaine/{os.path.basename(library)}"] = _stripped(library)
    jansson = subprocess.run(["ldd", library], capture_output=True, text=True, check=True).stdout.split("libjansson.so.4 => ")[1].split(" ")[0]
    files["dizaine/libjansson.so.4"] = open(jansson, "rb").read()  # found beside libdizaine (rpath $ORIGIN)
    files[f"{info}/LICENSE"] = open(os.path.join(HERE, "..", "LICENSE"), "rb").read()
    notice = "/usr/share/doc/libjansson4/copyright"
    if os.path.exists(notice):
        files[f"{info}/LICENSE.jansson"] = open(notice, "rb").read()
    files[f"{info}/METADATA"] = (f"Metadata-Version: 2.1\nName: dizaine\nVersion: {version}\nSummary: Three tabletop games around the number ten, for those who study and teach them\n"
                                 "License: MIT\nRequires-Python: >=3.9\nRequires-Dist: numpy\n").encode()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: dizaine\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    record = "".join(f"{name},sha256={base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b'=').decode()},{len(data)}\n" for name, data in files.items())
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    folder = os.path.join(build, "packages")
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, f"dizaine-{version}-{tag}.whl")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, DATE)
            entry.external_attr, entry.compress_type = 0o644 << 16, zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data)
    print(path)


if __name__ == "__main__":
    main(*sys.argv[1:3])
