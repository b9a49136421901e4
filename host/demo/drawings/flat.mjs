/** Flat drawings, as SVG: the papers of invented bodies, and the word marks of invented customers. */

const ink = '#22343c'
const text = (x, y, size, words, more = '') => `<text x="${x}" y="${y}" font-size="${size}" ${more}>${words}</text>`
const bold = 'font-weight="bold"'

/** A seal: a ring of points with a sign inside. */
const seal = (x, y, colour, sign) => {
  const points = Array.from({ length: 72 }, (_, n) => {
    const [angle, r] = [(n / 72) * 2 * Math.PI, n % 2 ? 88 : 96]
    return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`
  })
  return `<polygon points="${points.join(' ')}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="74" fill="none" stroke="#fff" stroke-width="3"/>
  <g transform="translate(${x} ${y})" fill="none" stroke="#fff" stroke-width="7" stroke-linejoin="round" stroke-linecap="round">${sign}</g>`
}

const signs = {
  tick: '<path d="M-34 2l24 26 46-54"/>',
  leaf: '<path d="M-30 34C-44-18-8-44 36-40 40 6 10 40-30 34zM-36 44C-20 10-2-8 18-22"/>',
  beam: '<path d="M-38-34h76M-38 34h76M0-34v68M-20-34v12M20-34v12M-20 34v-12M20 34v-12"/>',
  anchor: '<path d="M-40-8h80M0-42v76M-14 34h28M-12-26h24M-12 20l12-14 12 14"/>',
}

/** The sign of a body that issues papers, 64 × 64. */
const bodies = {
  veridane: {
    name: 'VERIDANE',
    line: 'Certification of management systems',
    sign: '<path d="M4 8h20l12 30L48 8h16L40 60H30z" fill="currentColor"/>',
    who: 'I. Marren, head of certification',
    place: 'Veridane Certification, Ostvik',
  },
  hollern: {
    name: 'PRÜFHAUS HOLLERN',
    line: 'Inspection of steel structures',
    sign: '<path d="M4 4h56v14H40v28h20v14H4V46h20V18H4z" fill="currentColor"/>',
    who: 'T. Aldegg, head of inspection',
    place: 'Prüfhaus Hollern, department 4',
  },
  almarin: {
    name: 'ALMARIN INSTITUTE',
    line: 'Technical assessment of building products',
    sign: '<path d="M32 2l28 58H46L32 30 18 60H4z" fill="currentColor"/><circle cx="32" cy="54" r="7" fill="currentColor"/>',
    who: 'E. Quorra, head of assessment',
    place: 'Almarin Institute, Vesterholm',
  },
}

/** A paper on A4: head, title, holder, rows of facts, signature and seal. */
function paper({ colour, body, title, standard, lead, rows, note, sign, number }) {
  const { name, line, sign: mark, who, place } = bodies[body]
  const facts = rows
    .map(([label, ...values], n) => {
      const y = 616 + n * 88
      return `<path d="M90 ${y - 40}H810" stroke="#d5dee1" stroke-width="2"/>${text(90, y, 22, label, 'fill="#5d727b"')}${values.map((value, line) => text(300, y + line * 32, 24, value, line ? '' : bold)).join('')}`
    })
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1273" viewBox="0 0 900 1273"><rect width="900" height="1273" fill="#fdfdfb"/>
  <rect x="26" y="26" width="848" height="1221" fill="none" stroke="${colour}" stroke-width="3"/><rect x="36" y="36" width="828" height="1201" fill="none" stroke="${colour}" stroke-opacity="0.35" stroke-width="10"/>
  <g font-family="Noto Sans" fill="${ink}">
  <g transform="translate(90 88)" color="${colour}">${mark}</g>${text(176, 120, 34, name, `${bold} letter-spacing="4" fill="${colour}"`)}${text(176, 152, 22, line, 'fill="#5d727b"')}
  <rect x="90" y="190" width="720" height="5" fill="${colour}"/>
  ${text(90, 284, 54, title, `${bold} font-family="Noto Serif"`)}${text(90, 340, 30, standard, `fill="${colour}" ${bold}`)}
  ${text(90, 412, 24, lead)}${text(90, 462, 38, 'Nordhaven Fasteners Co., Ltd.', bold)}${text(90, 502, 24, 'Works Haiyan, Zhejiang, China')}
  ${facts}
  ${note.map((words, n) => text(90, 964 + n * 31, 21, words, 'fill="#5d727b"')).join('')}
  <path d="M100 1112c20-34 40-54 54-40 12 14-22 52-8 54 18 2 30-46 44-44 12 2-4 38 8 38 16 0 22-30 36-30 10 0 2 26 14 26 14 0 30-20 62-26" fill="none" stroke="#1b4f8a" stroke-width="4" stroke-linecap="round"/>
  <path d="M90 1140H420" stroke="#9db3bb" stroke-width="2"/>${text(90, 1170, 20, who)}${text(90, 1198, 20, place, 'fill="#5d727b"')}
  ${text(690, 1198, 20, number, `text-anchor="middle" ${bold} fill="${colour}"`)}</g>
  ${seal(690, 1064, colour, sign)}</svg>`
}

const scope = ['Scope', 'Development, manufacture and sale', 'of bolts, screws, nuts and anchors']
const valid = (from, until) => ['Valid', `${from} to ${until}`]
const yearly = [
  'Valid as long as the yearly audits confirm',
  'that the system is kept up. Whether it still is,',
  'the issuing body says on request.',
]

const papers = {
  'iso-9001': paper({
    colour: '#0e5566',
    body: 'veridane',
    title: 'Certificate',
    standard: 'ISO 9001:2015 · Quality management',
    lead: 'This is to certify that the quality management system of',
    number: 'VQ 118 406',
    rows: [
      scope,
      ['Certificate no.', 'VQ 118 406 / 7'],
      valid('14 May 2025', '13 May 2028'),
      ['First issued', '14 May 1998'],
    ],
    note: yearly,
    sign: signs.tick,
  }),
  'iso-14001': paper({
    colour: '#2f6b3f',
    body: 'veridane',
    title: 'Certificate',
    standard: 'ISO 14001:2015 · Environmental management',
    lead: 'This is to certify that the environmental management system of',
    number: 'VE 118 407',
    rows: [
      scope,
      ['Certificate no.', 'VE 118 407 / 4'],
      valid('14 May 2025', '13 May 2028'),
      ['First issued', '2 June 2013'],
    ],
    note: yearly,
    sign: signs.leaf,
  }),
  'en-1090': paper({
    colour: '#7a3324',
    body: 'hollern',
    title: 'Certificate of conformity',
    standard: 'EN 1090-1 · Factory production control',
    lead: 'The factory production control of structural components at',
    number: '9999-CPR-1090-27',
    rows: [
      ['Products', 'Foundation bolts and anchor plates,', 'headed studs for composite girders'],
      ['Execution', 'Up to class EXC3 according to EN 1090-2'],
      ['Certificate no.', '9999-CPR-1090-27'],
      ['Valid', 'from 3 March 2025, surveyed every year'],
    ],
    note: [
      'Annex ZA of the standard applies: all rules',
      'for the control of production and for its',
      'assessment are kept.',
    ],
    sign: signs.beam,
  }),
  eta: paper({
    colour: '#1d4278',
    body: 'almarin',
    title: 'ETA-24/9901',
    standard: 'European Technical Assessment',
    lead: 'General part · page 1 of 18 · issued to',
    number: 'ETA-24/9901',
    rows: [
      ['Product', 'Wedge anchor NH-WA4, M8 to M20', 'Torque-controlled anchor of stainless steel'],
      ['Use', 'Cracked and uncracked concrete', 'C20/25 to C50/60, static and seismic C1'],
      ['Basis', 'EAD 330232, Regulation (EU) 305/2011'],
      ['Date', '22 August 2024'],
    ],
    note: [
      'This assessment has 18 pages with 12 annexes',
      'that are part of it. It may be passed on',
      'only as a whole.',
    ],
    sign: signs.anchor,
  }),
}

const grey = '#3a4750'

/** A customer's mark: a sign of 96 × 96 and the name, in one colour on nothing. */
const wordMark = (sign, name, { second, size, spacing = 1 }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160" viewBox="0 0 480 160"><g fill="${grey}"><g transform="translate(16 32)">${sign}</g>
  <g font-family="Noto Sans Display, Noto Sans">${text(134, 80, size, name, `letter-spacing="${spacing}" ${bold}`)}${text(136, 116, 23, second, 'letter-spacing="3.5"')}</g></g></svg>`

const line = (path, wide = 10) =>
  `<path d="${path}" fill="none" stroke="${grey}" stroke-width="${wide}" stroke-linejoin="round" stroke-linecap="round"/>`
const wing = (turn) => `<path transform="rotate(${turn} 48 48)" d="M44 44C40 26 42 10 50 0 58 14 58 30 52 44z"/>`

const marks = {
  veltrum: wordMark(`${[0, 120, 240].map(wing).join('')}<circle cx="48" cy="48" r="9"/>`, 'VELTRUM', {
    second: 'WIND',
    size: 50,
    spacing: 4,
  }),
  'kestrel-marine': wordMark(
    `<path d="M2 30C30 24 44 34 52 48 62 34 78 20 96 16 92 42 78 60 56 62 48 62 40 58 34 50 26 40 16 34 2 30z"/>${line('M8 80c12-10 24-10 36 0s24 10 44-2', 8)}`,
    'Kestrel',
    { second: 'MARINE', size: 52 },
  ),
  'ostara-rail': wordMark(
    `<mask id="track"><rect width="96" height="96" fill="#fff"/><path d="M32 96L42 0M64 96L54 0M22 74h52M28 50h40M33 28h30" fill="none" stroke="#000" stroke-width="8"/></mask><circle cx="48" cy="48" r="46" mask="url(#track)"/>`,
    'OSTARA',
    { second: 'RAIL', size: 52, spacing: 5 },
  ),
  brunnhof: wordMark(
    `<path d="M48 0c22 28 34 42 34 60a34 34 0 0 1-68 0C14 42 26 28 48 0zM34 58a16 16 0 0 0 16 18v10a26 26 0 0 1-26-28z" fill-rule="evenodd"/>`,
    'Brunnhof',
    {
      second: 'WASSERBAU',
      size: 52,
    },
  ),
  'alta-solar': wordMark(
    `<path d="M4 62a44 44 0 0 1 88 0z"/>${line('M2 80h92', 9)}${line('M18 95h60', 7)}${line('M48 2v6M10 18l5 6M86 18l-5 6', 7)}`,
    'alta',
    { second: 'SOLAR', size: 60 },
  ),
  castellan: wordMark(`<path d="M8 92V14h16v14h16V14h16v14h16V14h16v78H62V70a14 14 0 0 0-28 0v22z"/>`, 'CASTELLAN', {
    second: 'CONSTRUCCIÓN',
    size: 44,
    spacing: 3,
  }),
  'meridian-ports': wordMark(
    `${line('M48 5a43 43 0 1 0 .1 0M48 5c-26 24-26 62 0 86M48 5c26 24 26 62 0 86M6 48h84', 8)}`,
    'Meridian',
    { second: 'PORTS', size: 52 },
  ),
  tannberg: wordMark(`<path d="M48 0l26 36H62l22 30H56v28H40V66H12l22-30H22z"/>`, 'Tannberg', {
    second: 'HOLZBAU',
    size: 52,
  }),
}

const entries = (folder, drawings, more) =>
  Object.entries(drawings).map(([name, svg]) => [`demo/${folder}/${name}`, { svg, ...more }])

export const flat = Object.fromEntries([
  ...entries('certificates', papers, { size: [900, 1273], widths: [320, 640] }),
  ...entries('customers', marks, { size: [480, 160], widths: [], isMark: true }),
])
