import type { ContentRecord } from '@vitrine/schemas'

// A made-up catalogue of fasteners: every product is told by its number alone.

const kinds = [
  ['Hex bolt', 'Sechskantschraube', 'ISO 4014', 'HB'],
  ['Hex screw', 'Sechskantschraube mit Vollgewinde', 'ISO 4017', 'HS'],
  ['Socket head cap screw', 'Zylinderschraube mit Innensechskant', 'ISO 4762', 'SC'],
  ['Countersunk screw', 'Senkschraube', 'ISO 10642', 'CS'],
  ['Button head screw', 'Linsenkopfschraube', 'ISO 7380', 'BH'],
  ['Carriage bolt', 'Flachrundschraube', 'ISO 8677', 'CB'],
  ['Flange bolt', 'Flanschschraube', 'EN 1665', 'FB'],
  ['Stud bolt', 'Stiftschraube', 'DIN 939', 'SB'],
  ['Threaded rod', 'Gewindestange', 'DIN 976', 'TR'],
  ['Hex nut', 'Sechskantmutter', 'ISO 4032', 'HN'],
  ['Lock nut', 'Sicherungsmutter', 'ISO 7040', 'LN'],
  ['Cap nut', 'Hutmutter', 'DIN 1587', 'CN'],
  ['Wing nut', 'Flügelmutter', 'DIN 315', 'WN'],
  ['Flat washer', 'Unterlegscheibe', 'ISO 7089', 'FW'],
  ['Spring washer', 'Federring', 'DIN 127', 'SW'],
  ['Toothed lock washer', 'Zahnscheibe', 'DIN 6797', 'TW'],
  ['Retaining ring', 'Sicherungsring', 'DIN 471', 'RR'],
  ['Dowel pin', 'Zylinderstift', 'ISO 8734', 'DP'],
  ['Split pin', 'Splint', 'ISO 1234', 'SP'],
  ['Wedge anchor', 'Bolzenanker', 'ETA 1', 'WA'],
  ['Drop-in anchor', 'Einschlaganker', 'ETA 7', 'DA'],
  ['Wood screw', 'Holzschraube', 'DIN 571', 'WS'],
  ['Self-drilling screw', 'Bohrschraube', 'ISO 15480', 'SD'],
  ['Blind rivet', 'Blindniet', 'ISO 15977', 'BR'],
  ['Eye bolt', 'Ringschraube', 'DIN 580', 'EB'],
] as const
const materials = ['A2-70', 'A4-70', 'A4-80', '8.8', '10.9', '12.9', 'Brass', 'Titanium', 'Duplex 1.4462']
const finishes = [
  ['plain', 'blank'],
  ['zinc plated', 'galvanisch verzinkt'],
  ['hot-dip galvanised', 'feuerverzinkt'],
  ['black oxide', 'brüniert'],
  ['zinc flake coated', 'zinklamellenbeschichtet'],
] as const
const uses = [
  ['for steel structures and bridges', 'für Stahlbau und Brücken'],
  ['for pumps and valves in sea water', 'für Pumpen und Armaturen im Meerwasser'],
  ['for machines, frames and conveyors', 'für Maschinen, Gestelle und Förderanlagen'],
  ['for facades and railings outdoors', 'für Fassaden und Geländer im Freien'],
  ['for food processing and clean rooms', 'für Lebensmitteltechnik und Reinräume'],
] as const
const threads = [3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 30]

const pick = <T>(all: readonly T[], number: number): T => all[number % all.length] as T
const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** A product by its number. */
export function productOf(number: number): ContentRecord {
  const [name, german, standard, code] = pick(kinds, number)
  const thread = pick(threads, Math.floor(number / kinds.length))
  const length = 10 + 5 * (Math.floor(number / 300) % 40)
  const material = pick(materials, Math.floor(number / 7))
  const [finish, germanFinish] = pick(finishes, Math.floor(number / 11))
  const [use, germanUse] = pick(uses, Math.floor(number / 13))
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString()
  const size = `M${thread} x ${length}`
  const attribute = (id: string, its: string, value: string) => ({ id, name: its, value })
  return {
    ...{ id: `p${String(number).padStart(7, '0')}`, kind: 'product', slug: `product-${number}`, status: 'published' },
    ...{ order: number, revision: 1, createdAt: at, updatedAt: at, publishedAt: at },
    settings: {
      props: {
        name: `${name} ${standard} ${size}, ${material}`,
        model: `${code}-${thread}${length}-${number}`,
        summary: `${name}, ${finish}, ${use}`,
        description: paragraph(
          `${name} to ${standard} in ${material}, ${finish}. Made ${use}; boxes of ${50 + (number % 9) * 50} pieces, lot ${number}.`,
        ),
        collections: [`group-${number % kinds.length}`],
        currency: 'USD',
        minOrderQuantity: 100 * (1 + (number % 20)),
        priceTiers: [{ id: 'tierAAA1', from: 1, price: 5 + ((number * 37) % 4000) }],
        importantAttributes: [
          attribute('attrAAA1', 'Material', material),
          attribute('attrAAA2', 'Finish', finish),
          attribute('attrAAA3', 'Standard', standard),
        ],
        customAttributes: [attribute('attrAAA4', 'Lot', String(number))],
        specTypes: [
          { id: 'threadA1', name: 'Thread', options: [{ id: 'optionA1', label: `M${thread}` }] },
          { id: 'lengthA1', name: 'Length', options: [{ id: 'optionA2', label: `${length} mm` }] },
        ],
      },
      editPropsByLangEnvMap: {
        de: {
          name: `${german} ${standard} ${size}, ${material}`,
          summary: `${german}, ${germanFinish}, ${germanUse}`,
          description: paragraph(
            `${german} nach ${standard} aus ${material}, ${germanFinish}. Gefertigt ${germanUse}; Packungen zu ${50 + (number % 9) * 50} Stück, Charge ${number}.`,
          ),
          'importantAttributes[attrAAA1].name': 'Werkstoff',
          'importantAttributes[attrAAA2].name': 'Oberfläche',
          'importantAttributes[attrAAA2].value': germanFinish,
          'specTypes[threadA1].name': 'Gewinde',
          'specTypes[lengthA1].name': 'Länge',
        },
      },
    },
  }
}
