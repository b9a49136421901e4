/** How goods are packed: carton, layer, pallet, container, label. */
import { list, table } from './sheets.mjs'

const wood = 'fill="#e8d8bd" stroke="#8a6b3c" stroke-width="6"'
const card = 'fill="#eef4f5" stroke="#0e5566" stroke-width="6"'
const words = (x, y, text) =>
  `<text x="${x}" y="${y}" font-size="46" text-anchor="middle" fill="#24424d">${text}</text>`
const grid = (columns, rows, draw) =>
  Array.from({ length: columns * rows }, (_, at) => draw(at % columns, Math.floor(at / columns))).join('')

/** One layer from above: three by three cartons of 390 × 260 on 1,200 × 800. */
const layer = `<svg viewBox="-20 -70 1260 980" width="80mm" role="img" aria-label="Nine cartons, three by three, on a pallet of 1,200 by 800 millimetres"><rect width="1200" height="800" ${wood}/>${grid(3, 3, (x, y) => `<rect x="${15 + x * 390}" y="${10 + y * 260}" width="390" height="260" ${card}/>`)}${words(600, 880, '9 cartons a layer, 1,200 × 800 mm')}</svg>`
/** The loaded pallet from its long side. */
const side = `<svg viewBox="-20 -70 1260 980" width="80mm" role="img" aria-label="Four layers on a pallet, 664 millimetres high"><g transform="translate(0 100)"><rect y="520" width="1200" height="44" ${wood}/>${[0, 528, 1056].map((x) => `<rect x="${x}" y="564" width="144" height="78" ${wood}/>`).join('')}<rect y="642" width="1200" height="22" ${wood}/>${grid(3, 4, (x, y) => `<rect x="${15 + x * 390}" y="${y * 130}" width="390" height="130" ${card}/>`)}</g>${words(600, 830, '4 layers, 664 mm high')}${words(600, 890, '36 cartons, up to 900 kg gross')}</svg>`
/** The floor of a 20-foot container: seven pallets across, four along. */
const floor = `<svg viewBox="-20 -20 5940 2560" width="176mm" role="img" aria-label="Eleven pallets on the floor of a 20-foot container"><rect width="5900" height="2350" fill="#fff" stroke="#24424d" stroke-width="22"/>${grid(7, 1, (x) => `<rect x="${40 + x * 815}" y="40" width="800" height="1200" fill="#eef4f5" stroke="#0e5566" stroke-width="12"/>`)}${grid(4, 1, (x) => `<rect x="${40 + x * 1215}" y="1450" width="1200" height="800" fill="#eef4f5" stroke="#0e5566" stroke-width="12"/>`)}<text x="0" y="2490" font-size="110" fill="#24424d">20-foot container, 5.90 × 2.35 m inside: 11 pallets on the floor, 22 in two layers, about 20 tonnes</text></svg>`

const bars = Array.from({ length: 46 }, (_, n) => {
  const wide = [1, 2, 1, 3, 1, 1, 2][(n * n + 3 * n) % 7]
  return `<rect x="${n * 6}" width="${wide * 1.6}" height="46" fill="#0f2730"/>`
}).join('')
const label = `<svg viewBox="0 0 420 250" width="84mm" role="img" aria-label="Sample of a carton label"><rect x="1" y="1" width="418" height="248" rx="8" fill="#fff" stroke="#24424d" stroke-width="2"/><rect x="1" y="1" width="418" height="40" rx="8" fill="#0e5566"/><text x="18" y="28" font-size="18" font-weight="700" letter-spacing="3" fill="#fff">NORDHAVEN</text><text x="402" y="28" font-size="15" text-anchor="end" fill="#fff">100 pcs</text><g font-size="15" fill="#0f2730"><text x="18" y="72" font-size="21" font-weight="700">Hex bolt ISO 4014</text><text x="18" y="100" font-size="19">M12 × 80 · A4-80 · NH-4014</text><text x="18" y="130">Batch 24-1187</text><text x="220" y="130">Melt 706 214</text><text x="18" y="154">Packed 2026-10-12</text><text x="220" y="154">Gross 8.8 kg</text></g><g transform="translate(18 172)">${bars}</g><text x="18" y="238" font-size="12" letter-spacing="2" fill="#0f2730">NH4014 M12X80 A480 241187</text></svg>`

const articles = [
  ['Hex bolt ISO 4014, M8 to M12', '100', '3,600'],
  ['Hex bolt ISO 4014, M16', '50', '1,800'],
  ['Hex bolt ISO 4014, M20', '25', '900'],
  ['Socket head cap screw ISO 4762', '200', '7,200'],
  ['Carriage bolt ISO 8677', '100', '3,600'],
  ['Hex nut ISO 4032', '500', '18,000'],
  ['Lock nut ISO 7040', '300', '10,800'],
  ['Flat washer ISO 7089', '40 boxes of 200', '288,000'],
  ['Wedge anchor, concrete screw', '50', '1,800'],
  ['Structural set EN 14399-4', '25 sets', '900 sets'],
  ['Shear stud ISO 13918', '100', '3,600'],
]

export const packingSheet = {
  title: 'Packing and pallet plan',
  number: 'NH-PK-EN',
  issue: '2026-10',
  pages: [
    `<div><h1>Packing and pallet plan</h1><p class="lead">What a carton, a pallet and a container hold, so that an order can be rounded up to whole units and the ramp knows what arrives.</p></div>
<div class="two">${layer}${side}</div>
${floor}
${table(
  ['Unit', 'Measures', 'Holds', 'Gross, at most'],
  [
    ['Carton', '390 × 260 × 130 mm', 'one article, one batch', '25 kg'],
    ['Pallet', '1,200 × 800 × 664 mm', '36 cartons', '900 kg'],
    ['20-foot container', '5.90 × 2.35 × 2.39 m inside', '22 pallets, up to 40 articles', '20 t'],
    ['Shared container', 'from one pallet on', 'leaves every Friday', 'by pallet'],
    ['Air, courier', 'single cartons', 'samples and urgent parts', '100 kg'],
  ],
)}
<p class="small">Two loaded pallets stand one on the other; more do not. Pallets are heat-treated and stamped to ISPM 15.</p>`,
    `<div><h2>Cartons and pallets by article</h2>${table(['Article', 'Per carton', 'Per pallet'], articles)}<p class="small" style="margin-block-start:2mm">Threaded rods travel in bundles of 25 and foundation bolts bundled by group, both in wooden cases. Cartons are filled by number, checked by weight.</p></div>
<div class="two"><div><h2>The label</h2>${label}<p class="small" style="margin-block-start:2mm">Bar code 128 with article, size, class and batch. From one pallet on we print your label and your part number beside it, free of charge.</p></div><div><h2>On every pallet</h2>${list(['Film around the load, four straps, corner boards of card', 'A bag of drying agent where the voyage crosses the tropics', 'Packing list of this pallet in a pouch on the long side', 'Stamp IPPC of ISPM 15 on two sides', 'Shipping marks of your order in letters of 50 mm'])}</div></div>
<div class="note"><h2>What to write in the order</h2>${list(['Article, size, grade and quantity, rounded up to whole cartons', 'Incoterm with its place: “FOB Ningbo”, “CIF Rotterdam”', 'Own label: a sample, or the rules of the bar code', 'Whether pallets may be stacked at your place, and how high the ramp takes them'])}</div>`,
  ],
}
