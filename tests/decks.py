#!/usr/bin/env python3
"""Every painted card: the same bytes from gcc and clang, well formed, safe, small, and unlike its neighbours as a picture.
Prints TAP. `tests/decks.py --write` writes tests/decks.sha256 anew; `--near` prints the nearest pairs of each deck."""
import hashlib, os, struct, subprocess, sys, tempfile, zlib
import xml.etree.ElementTree as xml
os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
CARDS, BYTES_MAX, COLUMNS = 84, 40000, 12
NEAR = 7.0  # mean difference of 8 x 12 patches of colour, 0 to 255; below it two cards look alike
HASHES = 'tests/decks.sha256'
SVG = '{http://www.w3.org/2000/svg}'
ELEMENTS = set('svg defs g path clipPath linearGradient radialGradient stop filter feOffset feComposite feComponentTransfer feFuncA '
               'feFlood feGaussianBlur feMerge feMergeNode feTurbulence feColorMatrix feDiffuseLighting fePointLight use'.split())
ATTRIBUTES = set('viewBox width height id d fill fill-rule opacity stroke stroke-width stroke-linecap stroke-linejoin transform filter '
                 'clip-path display x y x1 y1 x2 y2 cx cy r offset stop-color stop-opacity gradientUnits filterUnits in in2 dx dy '
                 'result operator type slope flood-color flood-opacity stdDeviation baseFrequency numOctaves seed values '
                 'color-interpolation-filters surfaceScale diffuseConstant lighting-color k1 k2 k3 k4 z href'.split())
count = 0


def check(ok, what, why=''):
    global count
    count += 1
    print('%s %d - %s%s' % ('ok' if ok else 'not ok', count, what, '' if ok else ': ' + str(why)))
    return ok


def names():
    lines = subprocess.run(['build/dizaine', 'deck', 'list'], capture_output=True, text=True, check=True).stdout
    return [line.split()[0] for line in lines.splitlines()]


def paint(program, deck, root):
    out = os.path.join(root, program.replace('/', '_') + deck)
    subprocess.run([program, 'deck', 'paint', deck, '--out', out], check=True, stdout=subprocess.DEVNULL)
    return [open(os.path.join(out, '%s-%02d.svg' % (deck, i + 1)), 'rb').read() for i in range(CARDS)]


def unsafe(card):
    """What a strict content policy or another card on the same page would mind."""
    root = xml.fromstring(card)
    ids = [e.get('id') for e in root.iter() if e.get('id')]
    prefix = ids[0].split('-')[0] + '-'
    if len(set(ids)) != len(ids): return 'an id stands twice'
    if any(not i.startswith(prefix) for i in ids): return 'an id without the prefix of its card'
    if root.get('viewBox') != '0 0 600 900': return 'not 600 by 900'
    for e in root.iter():
        if not e.tag.startswith(SVG) or e.tag[len(SVG):] not in ELEMENTS: return 'element ' + e.tag
        for name, value in e.attrib.items():
            if name not in ATTRIBUTES: return 'attribute ' + name
            if name == 'href' and value[1:] not in ids: return 'a use of something else: ' + value
            if 'url(' in value and value[4:].strip('#)') not in ids: return 'a reference to elsewhere: ' + value
    return prefix if not card.startswith(b'<svg xmlns="http://www.w3.org/2000/svg"') else ''


def read_png(data):
    """Width, height and rows of RGB of an 8 bit PNG, without a library."""
    at, idat, w, h, kind = 8, b'', 0, 0, 0
    while at < len(data):
        size, name = struct.unpack('>I4s', data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        if name == b'IHDR': w, h, _, kind = struct.unpack('>IIBB', body[:10])
        if name == b'IDAT': idat += body
        at += size + 12
    step = {2: 3, 6: 4}[kind]
    raw, rows, last = zlib.decompress(idat), [], bytearray(w * step)
    for y in range(h):
        how, row = raw[y * (w * step + 1)], bytearray(raw[y * (w * step + 1) + 1:(y + 1) * (w * step + 1)])
        for i in range(len(row)):
            a, b, c = row[i - step] if i >= step else 0, last[i], last[i - step] if i >= step else 0
            p = a + b - c
            near = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
            row[i] = (row[i] + (0, a, b, (a + b) // 2, near)[how]) & 255
        rows.append(row)
        last = row
    return w, h, step, rows


def thumbnails(deck, root):
    """8 x 12 patches of colour for each card, from the contact sheet drawn small."""
    sheet, png = os.path.join(root, deck + '.svg'), os.path.join(root, deck + '.png')
    subprocess.run(['build/dizaine', 'deck', 'sheet', deck, '--out', sheet], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(['rsvg-convert', '--unlimited', '-w', str((COLUMNS * 620 + 20) // 20), sheet, '-o', png], check=True)
    w, h, step, rows = read_png(open(png, 'rb').read())
    unit, thumbs = w / (COLUMNS * 620 + 20), []
    for i in range(CARDS):
        x0, y0 = (20 + i % COLUMNS * 620 + 24) * unit, (20 + i // COLUMNS * 920 + 24) * unit
        thumb = []
        for patch in range(96):
            xa, ya = x0 + patch % 8 * 69 * unit, y0 + patch // 8 * 71 * unit
            spots = [(int(xa + dx), int(ya + dy)) for dx in range(max(1, int(69 * unit))) for dy in range(max(1, int(71 * unit)))]
            thumb += [sum(rows[y][x * step + k] for x, y in spots) / len(spots) for k in range(3)]
        thumbs.append(thumb)
    return thumbs


def nearest(thumbs):
    pairs = []
    for i in range(CARDS):
        for k in range(i):
            pairs.append((sum(abs(a - b) for a, b in zip(thumbs[i], thumbs[k])) / len(thumbs[i]), k + 1, i + 1))
    return sorted(pairs)


def main():
    decks = names()
    check(len(decks) == 10 and len(set(decks)) == 10, 'there are ten decks', decks)
    with tempfile.TemporaryDirectory() as root:
        if '--near' in sys.argv:
            for deck in decks: print(deck, ['%.1f %d %d' % p for p in nearest(thumbnails(deck, root))[:6]])
            return
        gcc = {deck: paint('build/dizaine', deck, root) for deck in decks}
        hashes = {deck: hashlib.sha256(b''.join(gcc[deck])).hexdigest() for deck in decks}
        if '--write' in sys.argv:
            open(HASHES, 'w').write(''.join('%s  %s\n' % (hashes[d], d) for d in decks))
        known = dict(reversed(line.split()) for line in open(HASHES))
        for deck in decks:
            cards = gcc[deck]
            check(hashes[deck] == known.get(deck), deck + ': the cards are those on record', hashes[deck])
            check(paint('build/clang/dizaine', deck, root) == cards, deck + ': clang paints the same bytes')
            check(len(set(cards)) == CARDS, deck + ': all cards differ')
            big = [len(c) for c in cards if len(c) >= BYTES_MAX]
            check(not big, deck + ': every card is below %d bytes' % BYTES_MAX, big)
            faults = [f for f in map(unsafe, cards) if f]
            check(not faults, deck + ': every card is well formed and safe', faults[:3])
            near = [p for p in nearest(thumbnails(deck, root)) if p[0] < NEAR]
            check(not near, deck + ': no two cards look alike', near[:5])
        prefixes = [c.split(b' id="')[1].split(b'f0')[0] for deck in decks for c in gcc[deck]]
        check(len(set(prefixes)) == len(prefixes), 'every card has an id prefix of its own')
    print('1..%d' % count)


main()
