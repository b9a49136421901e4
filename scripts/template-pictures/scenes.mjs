import { createDrawing, darker, lighter, mixed } from './drawing.mjs'

// What stands on the pictures of site templates: plain things of a works, a store and a workshop, without brands, people
// or places. A scene draws from back to front: what has a small x + y is far away.

const wide = { width: 1600, height: 1200, unit: 92, origin: [0.5, 0.42] }
const square = { width: 1200, height: 1200, unit: 150, origin: [0.5, 0.5] }
const banner = { width: 1600, height: 900, unit: 92, origin: [0.5, 0.42] }

const looks = {
  works: {
    sky: '#dfe8ec',
    floor: '#c6d4da',
    steel: '#93a7b1',
    dark: '#2f4856',
    accent: '#1f7a8c',
    warm: '#e0a145',
    wall: '#eef3f5',
  },
  store: {
    sky: '#ece7df',
    floor: '#d9d1c4',
    steel: '#9aa1a8',
    dark: '#363d47',
    accent: '#c4521f',
    warm: '#c99b66',
    wall: '#f5f1ea',
  },
  device: {
    sky: '#e6e8f5',
    floor: '#cfd3ea',
    steel: '#aeb4cc',
    dark: '#2a2d4a',
    accent: '#5b53c9',
    warm: '#f0b45a',
    wall: '#f3f4fb',
  },
  workshop: {
    sky: '#e2ebe4',
    floor: '#c9d7cd',
    steel: '#98a69d',
    dark: '#2b3f36',
    accent: '#2f7d57',
    warm: '#d9653f',
    wall: '#f0f5f1',
  },
}

const on = (size, look) => createDrawing({ ...size, sky: look.sky, floor: look.floor })

/** Two walls of a room with windows in them. */
function room(d, look, { x = -5, y = -5, size = 10, high = 4.2, windows = 4 } = {}) {
  d.face(
    [
      [x, y, 0],
      [x + size, y, 0],
      [x + size, y, high],
      [x, y, high],
    ],
    look.wall,
  )
  d.face(
    [
      [x, y, 0],
      [x, y + size, 0],
      [x, y + size, high],
      [x, y, high],
    ],
    darker(look.wall, 0.05),
  )
  d.face(
    [
      [x, y, 0],
      [x + size, y, 0],
      [x + size, y + size, 0],
      [x, y + size, 0],
    ],
    lighter(look.floor, 0.25),
  )
  const step = size / windows
  for (let at = 0; at < windows; at += 1) {
    d.front(x + step * at + 0.35, y, high * 0.45, step - 0.7, high * 0.36, mixed(look.sky, '#ffffff', 0.35))
    d.side(x, y + step * at + 0.35, high * 0.45, step - 0.7, high * 0.36, mixed(look.sky, look.steel, 0.25))
  }
  for (let line = 1; line < size; line += 1) {
    d.flat(x + line, y, 0.001, 0.02, size, darker(look.floor, 0.03))
    d.flat(x, y + line, 0.001, size, 0.02, darker(look.floor, 0.03))
  }
}

/** A machine with a door, a window and a lamp. */
function machine(d, x, y, look, colour = look.accent) {
  d.shadow(x + 0.1, y + 0.1, 2.5, 2)
  d.box(x, y, 0, 2.4, 1.8, 0.35, look.dark)
  d.box(x, y, 0.35, 2.4, 1.8, 1.75, colour)
  d.front(x + 0.3, y + 1.8, 0.85, 1.15, 0.95, darker(look.dark, 0.1))
  d.front(x + 0.4, y + 1.8, 0.95, 0.95, 0.75, mixed(look.sky, look.accent, 0.3))
  d.front(x + 1.65, y + 1.8, 1.1, 0.5, 0.7, lighter(look.steel, 0.35))
  d.front(x + 1.75, y + 1.8, 1.45, 0.3, 0.25, look.dark)
  d.side(x + 2.4, y + 0.3, 0.8, 1.2, 0.9, darker(colour, 0.42))
  d.cylinder(x + 0.3, y + 0.4, 2.1, 0.09, 0.4, look.warm)
}

function conveyor(d, x, y, length, look) {
  d.shadow(x, y + 0.1, length, 0.9, 0.16)
  for (let leg = 0; leg <= length - 0.2; leg += 1.2) d.box(x + leg, y + 0.35, 0, 0.16, 0.16, 0.7, look.dark)
  d.box(x, y, 0.7, length, 0.85, 0.2, look.steel)
  d.flat(x + 0.06, y + 0.08, 0.905, length - 0.12, 0.69, darker(look.dark, 0.05))
}

const carton = (d, x, y, z, s, look, h = s) => {
  d.box(x, y, z, s, s, h, look.warm)
  d.flat(x + s * 0.42, y, z + h + 0.002, s * 0.16, s, lighter(look.warm, 0.45))
  d.front(x + s * 0.55, y + s, z + h * 0.18, s * 0.32, h * 0.3, lighter(look.warm, 0.6))
}

function rack(d, x, y, length, levels, look, fill = () => true) {
  d.shadow(x, y, length + 0.1, 1.2, 0.18)
  const step = 1.12
  for (let level = 0; level < levels; level += 1) {
    const z = level * step + 0.2
    d.box(x, y, z, length, 1, 0.08, look.accent)
    for (let at = 0; at + 0.8 <= length; at += 0.86) {
      const index = Math.round(at / 0.86)
      if (!fill(index, level)) continue
      const s = 0.62 + ((index * 7 + level * 5) % 3) * 0.06
      if ((index + level * 2) % 4 === 3) d.box(x + at + 0.12, y + 0.2, z + 0.08, 0.62, 0.62, 0.5, look.dark)
      else carton(d, x + at + 0.1, y + 0.18, z + 0.08, s, look, s * 0.95)
    }
  }
  for (let post = 0; post <= length; post += length / 2)
    d.box(x + post - 0.04, y + 0.96, 0, 0.09, 0.09, levels * step + 0.1, look.dark)
}

function pallet(d, x, y, look, layers = 2) {
  d.shadow(x, y, 1.7, 1.5)
  d.box(x, y, 0, 1.6, 1.4, 0.16, mixed(look.warm, look.dark, 0.25))
  for (let layer = 0; layer < layers; layer += 1)
    for (const [cx, cy] of [
      [0.06, 0.05],
      [0.82, 0.05],
      [0.06, 0.72],
      [0.82, 0.72],
    ])
      carton(d, x + cx, y + cy, 0.16 + layer * 0.62, 0.7, look, 0.62)
}

/** A stand on which one thing is shown. */
function stand(d, look, radius = 2.35) {
  d.roundShadow(0, 0, radius * 1.02, 0.16)
  d.cylinder(0, 0, -0.2, radius, 0.22, lighter(look.floor, 0.45))
  d.cylinder(0, 0, 0.02, radius * 0.93, 0.03, lighter(look.floor, 0.62))
}

function shown(look, draw) {
  const d = on(square, look)
  stand(d, look)
  draw(d)
  return d.svg()
}

const bolts = (d, radius, z, count, look, size = 0.16) => {
  const around = Array.from({ length: count }, (_, at) => (at / count) * Math.PI * 2 + 0.3)
  for (const angle of around.toSorted((a, b) => Math.cos(a) + Math.sin(a) - Math.cos(b) - Math.sin(b)))
    d.cylinder(Math.cos(angle) * radius, Math.sin(angle) * radius, z, size, 0.12, look.dark)
}

const flange = (d, look) => {
  d.roundShadow(0, 0, 1.7)
  d.cylinder(0, 0, 0.05, 1.6, 0.42, look.steel)
  bolts(d, 1.27, 0.47, 8, look)
  d.cylinder(0, 0, 0.47, 0.92, 0.95, lighter(look.steel, 0.08), 0.66)
}
const bearing = (d, look) => {
  d.roundShadow(0, 0, 1.75)
  d.cylinder(0, 0, 0.05, 1.7, 0.8, look.steel)
  d.cylinder(0, 0, 0.82, 1.42, 0.04, look.accent)
  d.cylinder(0, 0, 0.82, 1.02, 0.08, lighter(look.steel, 0.25), 0.66)
}
const gear = (d, look) => {
  d.roundShadow(0, 0, 1.9)
  d.gear(0, 0, 0.05, 1.8, 0.62, 18, look.steel, 0.24)
}
const housing = (d, look) => {
  d.shadow(-1.35, -1.1, 2.8, 2.4)
  d.box(-1.35, -1.1, 0.05, 2.7, 2.2, 0.3, darker(look.accent, 0.1))
  for (const [x, y] of [
    [-1.12, -0.88],
    [1.12, -0.88],
    [-1.12, 0.88],
    [1.12, 0.88],
  ])
    d.cylinder(x, y, 0.35, 0.14, 0.1, look.dark)
  d.box(-0.95, -0.8, 0.35, 1.9, 1.6, 1.05, look.accent)
  d.cylinder(0, 0, 1.4, 0.62, 0.34, look.steel, 0.62)
  d.front(-0.6, 0.8, 0.65, 0.85, 0.5, lighter(look.wall, 0.2))
}
const shaft = (d, look) => {
  d.roundShadow(0, 0, 1.2)
  for (const [z, radius, h] of [
    [0.05, 1.1, 0.25],
    [0.3, 0.72, 0.75],
    [1.05, 0.86, 0.2],
    [1.25, 0.5, 0.75],
    [2, 0.34, 0.5],
  ])
    d.cylinder(0, 0, z, radius, h, radius === 0.86 ? look.accent : look.steel)
}
const filter = (d, look) => {
  d.roundShadow(0, 0, 1.1)
  d.cylinder(0, 0, 0.05, 1, 0.22, look.dark)
  for (let ring = 0; ring < 7; ring += 1)
    d.cylinder(0, 0, 0.27 + ring * 0.23, 0.9, 0.19, ring % 2 ? lighter(look.wall, 0.1) : darker(look.wall, 0.08))
  d.cylinder(0, 0, 1.88, 1, 0.24, look.accent, 0.4)
}
const pulley = (d, look) => {
  d.roundShadow(0, 0, 1.6)
  d.cylinder(0, 0, 0.05, 1.55, 0.2, look.steel)
  d.cylinder(0, 0, 0.25, 1.3, 0.34, look.dark)
  d.cylinder(0, 0, 0.59, 1.55, 0.2, look.steel)
  d.cylinder(0, 0, 0.79, 0.62, 0.26, lighter(look.steel, 0.2), 0.55)
}
const valve = (d, look) => {
  d.shadow(-1.2, -0.8, 2.5, 1.8)
  d.box(-1.2, -0.8, 0.05, 2.4, 1.6, 0.95, look.steel)
  for (const x of [-0.75, 0, 0.75]) d.cylinder(x, 0, 1, 0.3, 0.2, look.dark, 0.55)
  d.box(-1.05, -0.55, 1, 0.62, 1.1, 0.9, look.accent)
  d.box(0.43, -0.55, 1, 0.62, 1.1, 0.9, look.accent)
  for (const x of [-0.8, -0.05, 0.7]) d.front(x - 0.12, 0.8, 0.35, 0.36, 0.36, darker(look.steel, 0.5))
}
const sensor = (d, look) => {
  d.shadow(-0.8, -0.8, 1.7, 1.7)
  d.box(-0.8, -0.8, 0.05, 1.6, 1.6, 0.7, look.dark)
  d.cylinder(0, 0, 0.75, 0.62, 0.5, look.steel)
  d.cylinder(0, 0, 1.25, 0.46, 0.6, look.accent)
  d.cylinder(0, 0, 1.85, 0.38, 0.1, lighter(look.wall, 0.3))
  d.front(-0.45, 0.8, 0.3, 0.5, 0.22, look.warm)
}

/** The one product of its maker: a flat housing with a display and a dial. */
function unit(d, x, y, z, look, size = 1, colour = '#fafbff') {
  const s = (value) => value * size
  d.box(x, y, z, s(3), s(2.1), s(0.12), look.dark)
  d.box(x + s(0.04), y + s(0.04), z + s(0.12), s(2.92), s(2.02), s(0.62), colour)
  d.flat(x + s(0.3), y + s(0.28), z + s(0.744), s(1.5), s(1.5), look.dark)
  d.flat(x + s(0.38), y + s(0.36), z + s(0.746), s(1.34), s(1.34), mixed(look.dark, look.accent, 0.55))
  for (const [at, length] of [
    [0.5, 0.9],
    [0.74, 1.1],
    [0.98, 0.6],
  ])
    d.flat(x + s(0.52), y + s(at), z + s(0.748), s(length), s(0.11), lighter(look.accent, 0.55))
  d.flat(x + s(0.52), y + s(1.36), z + s(0.748), s(0.36), s(0.16), look.warm)
  d.cylinder(x + s(2.36), y + s(0.86), z + s(0.74), s(0.4), s(0.26), look.accent)
  d.cylinder(x + s(2.36), y + s(0.86), z + s(1), s(0.28), s(0.04), lighter(look.accent, 0.35))
  d.flat(x + s(2.1), y + s(1.55), z + s(0.748), s(0.52), s(0.16), look.steel)
  for (let slot = 0; slot < 6; slot += 1)
    d.side(x + s(2.96), y + s(0.5 + slot * 0.2), z + s(0.3), s(0.09), s(0.28), darker(colour, 0.6))
}

function motor(d, x, y, z, look, colour = look.accent) {
  d.box(x - 0.75, y - 0.75, z, 1.5, 1.5, 0.16, look.dark)
  for (let fin = 0; fin < 6; fin += 1)
    d.cylinder(x, y, z + 0.16 + fin * 0.2, fin % 2 ? 0.7 : 0.62, 0.2, fin % 2 ? colour : darker(colour, 0.2))
  d.cylinder(x, y, z + 1.36, 0.6, 0.12, look.steel)
  d.cylinder(x, y, z + 1.48, 0.16, 0.5, lighter(look.steel, 0.3))
}

function bench(d, x, y, look, length = 4) {
  d.shadow(x, y, length + 0.2, 1.7)
  for (const [lx, ly] of [
    [0.1, 0.1],
    [length - 0.3, 0.1],
    [0.1, 1.3],
    [length - 0.3, 1.3],
  ])
    d.box(x + lx, y + ly, 0, 0.2, 0.2, 1.1, look.dark)
  d.box(x + 0.4, y + 0.3, 0.3, 1.1, 1.1, 0.8, look.accent)
  for (const z of [0.4, 0.64, 0.88]) d.front(x + 0.5, y + 1.4, z, 0.9, 0.16, lighter(look.accent, 0.3))
  d.box(x, y, 1.1, length, 1.6, 0.16, mixed(look.warm, '#caa27a', 0.65))
}

function toolWall(d, x, y, z, length, look) {
  d.front(x, y, z, length, 1.7, lighter(look.steel, 0.4))
  for (let tool = 0; tool < Math.floor(length / 0.62); tool += 1) {
    const colour = [look.warm, look.dark, look.accent][tool % 3]
    const h = 0.7 + (tool % 4) * 0.14
    d.front(x + 0.3 + tool * 0.62, y, z + 1.45 - h, 0.1, h, look.dark)
    d.front(x + 0.24 + tool * 0.62, y, z + 1.45 - h, 0.22, h * 0.45, colour)
  }
}

/** A sheet with lines on it, that lies. */
function sheet(d, x, y, w, depth, look) {
  d.shadow(x, y, w, depth, 0.12)
  d.flat(x, y, 0.01, w, depth, '#ffffff')
  d.flat(x + 0.15, y + 0.15, 0.012, w - 0.3, 0.03, look.accent)
  for (let line = 0; line < 5; line += 1)
    d.flat(x + 0.2, y + 0.45 + line * 0.28, 0.012, (w - 0.4) * (line % 2 ? 0.55 : 0.8), 0.05, lighter(look.steel, 0.2))
  d.flat(x + w - 1.2, y + depth - 0.85, 0.012, 1, 0.7, lighter(look.accent, 0.75))
}

const worksHall = (look, size, more) => {
  const d = on({ ...size, unit: 104, origin: [0.5, 0.55] }, look)
  room(d, look)
  rack(d, -4.6, -4.7, 4.2, 3, look)
  machine(d, 1.3, -4.4, look)
  machine(d, -4.4, -1.2, look, look.dark)
  machine(d, -1.3, -2.2, look)
  conveyor(d, -3.6, 1.6, 7, look)
  for (const x of [-3.2, -1.9, -0.6, 0.7, 2]) carton(d, x, 1.72, 0.9, 0.58, look)
  pallet(d, 2.7, -1.4, look, 2)
  more?.(d)
  return d.svg()
}

/** All pictures, by template and name, each as SVG. */
export const pictures = {
  manufacturer: {
    works: worksHall(looks.works, wide, (d) => pallet(d, -2.6, 3, looks.works, 1)),
    machine: (() => {
      const look = looks.works
      const d = createDrawing({ ...wide, unit: 165, origin: [0.47, 0.56], sky: look.sky, floor: look.floor })
      d.grid(-6, 6, darker(look.floor, 0.08))
      machine(d, -1.9, -1.7, look)
      conveyor(d, -2.6, 0.75, 4.4, look)
      for (const x of [-2.1, -0.9, 0.3]) {
        d.cylinder(x + 0.3, 1.17, 0.9, 0.24, 0.2, look.steel, 0.6)
      }
      return d.svg()
    })(),
    inspection: (() => {
      const look = looks.works
      const d = createDrawing({ ...wide, unit: 150, origin: [0.5, 0.56], sky: look.sky, floor: look.floor })
      d.grid(-6, 6, darker(look.floor, 0.08))
      d.shadow(-2.3, -1.5, 4.8, 3.2)
      d.box(-2.3, -1.5, 0, 4.6, 3, 0.4, look.dark)
      d.box(-1.9, -1.2, 0.4, 0.35, 0.35, 2.4, look.steel)
      d.box(-1.9, -1.2, 2.5, 1.9, 0.35, 0.35, look.steel)
      d.box(-0.35, -1.15, 1.5, 0.24, 0.24, 1, look.accent)
      d.cylinder(0.15, 0.1, 0.4, 0.95, 0.3, look.steel)
      d.cylinder(0.15, 0.1, 0.7, 0.55, 0.5, lighter(look.steel, 0.1), 0.62)
      d.box(1.45, -0.9, 0.4, 0.6, 1.2, 0.9, look.accent)
      d.side(2.05, -0.7, 0.65, 0.8, 0.5, lighter(look.wall, 0.2))
      return d.svg()
    })(),
    'product-flange': shown(looks.works, (d) => flange(d, looks.works)),
    'product-gear': shown(looks.works, (d) => gear(d, looks.works)),
    'product-housing': shown(looks.works, (d) => housing(d, looks.works)),
    'product-shaft': shown(looks.works, (d) => shaft(d, looks.works)),
    'collection-turned': (() => {
      const look = looks.works
      const d = createDrawing({ ...wide, unit: 185, origin: [0.5, 0.54], sky: look.sky, floor: look.floor })
      for (const [x, y, r] of [
        [-2.4, -1, 0.8],
        [0, -1.6, 0.95],
        [-0.9, 1, 1.05],
        [1.9, 0.3, 0.7],
      ]) {
        d.roundShadow(x, y, r)
        d.cylinder(x, y, 0, r, 0.35, look.steel)
        d.cylinder(x, y, 0.35, r * 0.62, r * 0.9, r === 0.95 ? look.accent : lighter(look.steel, 0.1), 0.6)
      }
      return d.svg()
    })(),
    'collection-assemblies': (() => {
      const look = looks.works
      const d = createDrawing({ ...wide, unit: 165, origin: [0.5, 0.56], sky: look.sky, floor: look.floor })
      d.shadow(-3, -1.3, 6, 2.8)
      d.box(-3, -1.3, 0, 6, 2.6, 0.24, look.dark)
      d.gear(-1.8, -0.1, 0.24, 0.95, 0.35, 14, look.steel)
      d.gear(0.02, 0, 0.24, 0.86, 0.35, 13, look.accent)
      d.box(1.3, -0.9, 0.24, 1.4, 1.8, 1, look.accent)
      d.cylinder(2, 0, 1.24, 0.5, 0.3, look.steel, 0.6)
      return d.svg()
    })(),
    'case-line': (() => {
      const look = looks.works
      const d = createDrawing({ ...wide, unit: 122, origin: [0.52, 0.54], sky: look.sky, floor: look.floor })
      d.grid(-7, 7, darker(look.floor, 0.08))
      conveyor(d, -4.4, -2, 8.6, look)
      for (const x of [-4, -2.6, -1.2, 0.2, 1.6, 3]) carton(d, x, -1.88, 0.9, 0.58, look)
      machine(d, -3.6, -0.2, look)
      machine(d, 0.6, -0.2, look, look.dark)
      return d.svg()
    })(),
    'case-tanks': (() => {
      const look = looks.works
      const d = createDrawing({ ...wide, unit: 120, origin: [0.5, 0.6], sky: look.sky, floor: look.floor })
      d.grid(-6, 6, darker(look.floor, 0.08))
      for (const [x, y, h, colour] of [
        [-2, -1.6, 2.6, look.steel],
        [0.4, -1.6, 2.2, look.steel],
        [-1.9, 0.9, 1.5, look.accent],
        [0.6, 0.8, 1.2, look.steel],
      ]) {
        d.roundShadow(x, y, 1)
        d.cylinder(x, y, 0, 0.92, h, colour)
        d.cylinder(x, y, h, 0.34, 0.24, look.dark, 0.5)
      }
      d.shadow(2.2, -0.7, 1.3, 1.4)
      housingAt(d, 2.2, -0.7, look)
      return d.svg()
    })(),
    'news-drawing': (() => {
      const look = looks.works
      const d = createDrawing({ ...banner, unit: 185, origin: [0.5, 0.44], sky: look.sky, floor: look.floor })
      sheet(d, -2.2, -1.4, 3.6, 3, look)
      d.roundShadow(2, 0.4, 0.8)
      d.cylinder(2, 0.4, 0, 0.78, 0.28, look.steel)
      d.cylinder(2, 0.4, 0.28, 0.46, 0.5, look.accent, 0.6)
      return d.svg()
    })(),
    'news-packing': (() => {
      const look = looks.works
      const d = createDrawing({ ...banner, unit: 150, origin: [0.5, 0.58], sky: look.sky, floor: look.floor })
      d.grid(-6, 6, darker(look.floor, 0.08))
      pallet(d, -2.4, -1.8, look, 3)
      pallet(d, 0.6, -1.2, look, 2)
      pallet(d, -1.2, 1, look, 1)
      return d.svg()
    })(),
  },
  'parts-dealer': {
    store: (() => {
      const look = looks.store
      const d = on({ ...wide, unit: 100, origin: [0.5, 0.58] }, look)
      room(d, look, { windows: 5 })
      rack(d, -4.7, -4.8, 8.8, 4, look, (index, level) => (index * 3 + level) % 7 !== 5)
      rack(d, -4.2, -1.9, 7, 3, look, (index, level) => (index + level) % 6 !== 4)
      pallet(d, 3, -2, look, 2)
      conveyor(d, -3.4, 2.2, 5.2, look)
      for (const x of [-2.9, -1.4, 0.2]) carton(d, x, 2.32, 0.9, 0.6, look)
      return d.svg()
    })(),
    packing: (() => {
      const look = looks.store
      const d = createDrawing({ ...wide, unit: 140, origin: [0.5, 0.52], sky: look.sky, floor: look.floor })
      bench(d, -2.4, -1, look, 4.6)
      carton(d, -2, -0.7, 1.26, 0.9, look, 0.7)
      d.gear(0.05, -0.2, 1.26, 0.5, 0.2, 12, look.steel)
      d.cylinder(1.2, -0.1, 1.26, 0.4, 0.2, look.steel, 0.6)
      carton(d, 1.55, -0.95, 1.26, 0.5, look)
      pallet(d, 0.4, 1.3, look, 1)
      return d.svg()
    })(),
    counter: (() => {
      const look = looks.store
      const d = createDrawing({ ...banner, unit: 116, origin: [0.5, 0.6], sky: look.sky, floor: look.floor })
      room(d, look, { x: -4, y: -3, size: 8, high: 3.4 })
      rack(d, -3.4, -2.9, 6.4, 3, look)
      d.shadow(-2.6, 0.4, 5, 1.4)
      d.box(-2.6, 0.4, 0, 4.8, 1.1, 1.1, look.accent)
      d.box(-2.75, 0.3, 1.1, 5.1, 1.3, 0.12, look.wall)
      d.box(0.9, 0.7, 1.22, 0.9, 0.12, 0.7, look.dark)
      carton(d, -2, 0.6, 1.22, 0.6, look)
      return d.svg()
    })(),
    'part-bearing': shown(looks.store, (d) => bearing(d, looks.store)),
    'part-gear': shown(looks.store, (d) => gear(d, looks.store)),
    'part-filter': shown(looks.store, (d) => filter(d, looks.store)),
    'part-pulley': shown(looks.store, (d) => pulley(d, looks.store)),
    'part-valve': shown(looks.store, (d) => valve(d, looks.store)),
    'part-sensor': shown(looks.store, (d) => sensor(d, looks.store)),
    'news-stock': (() => {
      const look = looks.store
      const d = createDrawing({ ...banner, unit: 128, origin: [0.5, 0.62], sky: look.sky, floor: look.floor })
      rack(d, -4, -1.8, 7, 3, look)
      pallet(d, -2.2, 0.8, look, 1)
      pallet(d, 0.8, 0.8, look, 2)
      return d.svg()
    })(),
    'case-delivery': (() => {
      const look = looks.store
      const d = createDrawing({ ...wide, unit: 128, origin: [0.5, 0.54], sky: look.sky, floor: look.floor })
      d.grid(-6, 6, darker(look.floor, 0.07))
      van(d, -2.9, -1.1, look)
      pallet(d, 1.9, 0.2, look, 2)
      return d.svg()
    })(),
  },
  'single-product': {
    product: (() => {
      const look = looks.device
      const d = createDrawing({ ...wide, unit: 205, origin: [0.5, 0.55], sky: look.sky, floor: look.floor })
      d.roundShadow(0, 0, 2.5, 0.2)
      d.cylinder(0, 0, -0.3, 2.35, 0.22, lighter(look.floor, 0.5))
      d.shadow(-1.5, -1, 3.1, 2.2)
      unit(d, -1.5, -1.05, 0, look)
      return d.svg()
    })(),
    front: shown(looks.device, (d) => {
      d.shadow(-1.45, -1, 3, 2.1)
      unit(d, -1.45, -1, 0.05, looks.device, 0.97)
    }),
    dark: shown(looks.device, (d) => {
      d.shadow(-1.45, -1, 3, 2.1)
      unit(d, -1.45, -1, 0.05, looks.device, 0.97, '#5a5f86')
    }),
    layers: (() => {
      const look = looks.device
      const d = createDrawing({ ...wide, unit: 160, origin: [0.5, 0.72], sky: look.sky, floor: look.floor })
      d.shadow(-1.5, -1.05, 3.1, 2.2, 0.25)
      d.box(-1.5, -1.05, 0, 3, 2.1, 0.2, look.dark)
      d.box(-1.4, -0.95, 0.9, 2.8, 1.9, 0.08, look.accent)
      for (const [x, y, w, h] of [
        [-1.1, -0.7, 0.8, 0.2],
        [0.2, -0.6, 0.9, 0.28],
        [-0.9, 0.2, 1.2, 0.16],
      ])
        d.box(x, y, 0.98, w, 0.6, h, look.dark)
      d.cylinder(0.95, 0.5, 0.98, 0.28, 0.3, look.warm)
      unit(d, -1.5, -1.05, 2, look)
      return d.svg()
    })(),
    'in-use': (() => {
      const look = looks.device
      const d = createDrawing({ ...wide, unit: 150, origin: [0.5, 0.56], sky: look.sky, floor: look.floor })
      room(d, look, { x: -3.6, y: -3, size: 7.2, high: 3 })
      bench(d, -2.6, -1.2, look, 5)
      unit(d, -2.2, -0.95, 1.26, look, 0.55)
      d.box(0.1, -0.9, 1.26, 1.1, 0.12, 0.95, look.dark)
      d.front(0.18, -0.78, 1.36, 0.94, 0.75, lighter(look.accent, 0.3))
      d.cylinder(1.8, -0.4, 1.26, 0.22, 0.4, look.warm)
      return d.svg()
    })(),
    box: (() => {
      const look = looks.device
      const d = createDrawing({ ...wide, unit: 165, origin: [0.48, 0.54], sky: look.sky, floor: look.floor })
      d.shadow(-2.2, -1.3, 2.6, 2.2)
      d.box(-2.2, -1.3, 0, 2.4, 2, 1.1, look.accent)
      d.front(-1.9, 0.7, 0.35, 1, 0.42, lighter(look.accent, 0.65))
      d.flat(-1.6, -0.8, 1.102, 1.2, 1, lighter(look.accent, 0.3))
      d.shadow(0.75, -0.5, 1.9, 1.4)
      unit(d, 0.75, -0.55, 0, look, 0.6)
      return d.svg()
    })(),
    'case-line': (() => {
      const look = looks.device
      const d = createDrawing({ ...wide, unit: 140, origin: [0.52, 0.55], sky: look.sky, floor: look.floor })
      d.grid(-6, 6, darker(look.floor, 0.08))
      machine(d, -3.4, -2.4, look)
      machine(d, 0.2, -2.4, look, look.dark)
      for (const x of [-3.2, -0.2]) {
        d.shadow(x, 0.9, 1.9, 1.3)
        d.box(x, 0.9, 0, 1.7, 1.15, 0.9, look.steel)
        unit(d, x + 0.1, 0.98, 0.9, look, 0.48)
      }
      return d.svg()
    })(),
    'news-update': (() => {
      const look = looks.device
      const d = createDrawing({ ...banner, unit: 200, origin: [0.5, 0.5], sky: look.sky, floor: look.floor })
      sheet(d, -3, -0.8, 2.3, 2, look)
      d.shadow(0, -1.1, 2.4, 1.7)
      unit(d, 0, -1.1, 0, look, 0.78)
      return d.svg()
    })(),
  },
  'service-workshop': {
    workshop: (() => {
      const look = looks.workshop
      const d = on({ ...wide, unit: 118, origin: [0.5, 0.58] }, look)
      room(d, look, { x: -4.6, y: -4.2, size: 9, high: 4, windows: 3 })
      toolWall(d, -1.4, -4.19, 1.5, 4.6, look)
      bench(d, -1.4, -4, look, 4.6)
      d.box(1.2, -3.6, 1.26, 1, 0.7, 0.5, look.warm)
      motor(d, 0, -3.2, 1.26, { ...look }, look.steel)
      machine(d, -4.2, -0.6, look)
      d.shadow(-0.7, -0.6, 1.8, 1.8)
      d.box(-0.9, -0.9, 0, 1.8, 1.8, 0.5, look.dark)
      motor(d, 0, 0, 0.5, look)
      van(d, 0.6, 1.9, look, 0.8)
      return d.svg()
    })(),
    repair: (() => {
      const look = looks.workshop
      const d = createDrawing({ ...wide, unit: 140, origin: [0.5, 0.52], sky: look.sky, floor: look.floor })
      bench(d, -2.4, -1, look, 4.8)
      motor(d, -1.4, -0.1, 1.26, look)
      d.gear(0.35, -0.2, 1.26, 0.5, 0.18, 12, look.steel)
      d.cylinder(1.3, 0, 1.26, 0.36, 0.22, look.steel, 0.6)
      d.box(1.5, -0.9, 1.26, 0.7, 0.45, 0.4, look.warm)
      return d.svg()
    })(),
    maintenance: (() => {
      const look = looks.workshop
      const d = createDrawing({ ...wide, unit: 122, origin: [0.48, 0.54], sky: look.sky, floor: look.floor })
      d.grid(-6, 6, darker(look.floor, 0.07))
      machine(d, -2.8, -1.9, look)
      d.shadow(0.5, -1.4, 1.7, 1.7)
      d.box(0.5, -1.4, 0, 1.5, 1.5, 0.4, look.dark)
      motor(d, 1.25, -0.65, 0.4, look)
      d.shadow(-1.6, 1, 1.5, 1)
      d.box(-1.6, 1, 0, 1.4, 0.8, 0.55, look.warm)
      d.box(-1.15, 1.3, 0.55, 0.5, 0.14, 0.2, look.dark)
      return d.svg()
    })(),
    onsite: (() => {
      const look = looks.workshop
      const d = createDrawing({ ...wide, unit: 150, origin: [0.5, 0.54], sky: look.sky, floor: look.floor })
      d.grid(-6, 6, darker(look.floor, 0.07))
      van(d, -2.3, -1, look, 1.1)
      d.shadow(1.6, 0.9, 1.2, 0.9)
      d.box(1.6, 0.9, 0, 1, 0.62, 0.5, look.warm)
      return d.svg()
    })(),
    'case-motor': (() => {
      const look = looks.workshop
      const d = createDrawing({ ...wide, unit: 170, origin: [0.5, 0.6], sky: look.sky, floor: look.floor })
      d.grid(-5, 5, darker(look.floor, 0.07))
      d.roundShadow(-1.2, 0.6, 1)
      motor(d, -1.2, 0.6, 0, { ...look }, '#8a8278')
      d.roundShadow(1.2, -0.6, 1)
      motor(d, 1.2, -0.6, 0, look)
      return d.svg()
    })(),
    'case-gearbox': (() => {
      const look = looks.workshop
      const d = createDrawing({ ...wide, unit: 150, origin: [0.5, 0.52], sky: look.sky, floor: look.floor })
      d.shadow(-2.4, -1.3, 4.8, 2.7)
      d.box(-2.4, -1.3, 0, 4.6, 2.5, 0.3, look.dark)
      d.gear(-1.15, -0.05, 0.3, 1, 0.35, 15, look.steel)
      d.gear(0.72, 0.05, 0.3, 0.84, 0.35, 13, look.accent)
      d.cylinder(1.75, 0.5, 0.3, 0.3, 0.5, look.steel, 0.6)
      return d.svg()
    })(),
    'part-seal': shown(looks.workshop, (d) => bearing(d, looks.workshop)),
    'part-motor': shown(looks.workshop, (d) => {
      d.roundShadow(0, 0, 1.3)
      motor(d, 0, 0, 0.05, looks.workshop)
    }),
    'part-drive': shown(looks.workshop, (d) => housing(d, looks.workshop)),
    'news-check': (() => {
      const look = looks.workshop
      const d = createDrawing({ ...banner, unit: 180, origin: [0.5, 0.5], sky: look.sky, floor: look.floor })
      sheet(d, -2.8, -1.1, 2.8, 2.6, look)
      d.roundShadow(1.4, 0, 0.9)
      motor(d, 1.4, 0, 0, look)
      return d.svg()
    })(),
  },
}

function housingAt(d, x, y, look) {
  d.box(x, y, 0, 1.2, 1.2, 0.3, look.dark)
  d.box(x + 0.15, y + 0.15, 0.3, 0.9, 0.9, 0.7, look.accent)
  d.cylinder(x + 0.6, y + 0.6, 1, 0.3, 0.2, look.steel, 0.6)
}

/** A van that stands along x. */
function van(d, x, y, look, size = 1) {
  const s = (value) => value * size
  d.shadow(x, y, s(4.3), s(1.9), 0.24)
  d.box(x + s(0.1), y + s(0.1), s(0.3), s(2.8), s(1.6), s(1.75), '#ffffff')
  d.front(x + s(0.1), y + s(1.7), s(0.62), s(2.8), s(0.34), look.accent)
  d.box(x + s(2.9), y + s(0.1), s(0.3), s(1.15), s(1.6), s(0.8), '#ffffff')
  d.face(
    [
      [x + s(2.9), y + s(1.7), s(1.1)],
      [x + s(4.05), y + s(1.7), s(1.1)],
      [x + s(3.45), y + s(1.7), s(1.9)],
      [x + s(2.9), y + s(1.7), s(1.9)],
    ],
    darker('#ffffff', 0.12),
  )
  d.face(
    [
      [x + s(3.05), y + s(1.701), s(1.15)],
      [x + s(3.85), y + s(1.701), s(1.15)],
      [x + s(3.4), y + s(1.701), s(1.75)],
      [x + s(3.05), y + s(1.701), s(1.75)],
    ],
    mixed(look.dark, look.sky, 0.35),
  )
  d.face(
    [
      [x + s(4.05), y + s(0.1), s(1.1)],
      [x + s(4.05), y + s(1.7), s(1.1)],
      [x + s(3.45), y + s(1.7), s(1.9)],
      [x + s(3.45), y + s(0.1), s(1.9)],
    ],
    mixed(look.dark, look.sky, 0.25),
  )
  d.face(
    [
      [x + s(2.9), y + s(0.1), s(1.9)],
      [x + s(3.45), y + s(0.1), s(1.9)],
      [x + s(3.45), y + s(1.7), s(1.9)],
      [x + s(2.9), y + s(1.7), s(1.9)],
    ],
    '#ffffff',
  )
  for (const wheel of [0.75, 3.3]) {
    const [cx, cy] = d.at([x + s(wheel), y + s(1.72), s(0.34)])
    const r = s(0.36) * d.unit
    d.raw(
      `<g transform="translate(${cx} ${cy}) skewY(30) scale(.866 1)"><circle r="${r}" fill="#20262b"/><circle r="${r * 0.5}" fill="${look.steel}"/></g>`,
    )
  }
}
