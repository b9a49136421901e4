/** What things are called and described as, where a story or a test needs content: fasteners, as on the sample site. */
const known: Readonly<Record<string, readonly string[]>> = {
  name: [
    'Hex bolt ISO 4014, A4-80',
    'Lock nut ISO 7040',
    'Wedge anchor',
    'Flat washer ISO 7089',
    'Threaded rod DIN 976',
  ],
  title: [
    'How to read a 3.1 certificate',
    'A footbridge in the harbour',
    'A second cold former for M39',
    'A2 or A4 by the sea?',
    'Seven kilometres of tunnel',
  ],
  summary: [
    'For joints that stand outdoors for decades, tested batch by batch.',
    'What was asked, what we delivered, and what the inspector said.',
    'From stock in three days, to your drawing in four weeks.',
  ],
  model: ['NF-4014', 'NF-7040', 'NF-WA4', 'NF-7089', 'NF-976'],
  category: ['Bolts and screws', 'Anchors', 'Nuts and washers'],
  customer: ['Kestrel Marine', 'Veltrum Wind', 'Ostara Rail'],
  place: ['Harlingen', 'Gulf of Cádiz', 'Lower Austria'],
  author: ['Quality laboratory', 'Export sales'],
  value: ['A4-80 (1.4401)', 'Metric coarse, 6g', '800 N/mm²'],
  label: ['M8', 'M10', 'M12'],
  port: ['Ningbo'],
  supplyCapability: ['900,000 pieces a month'],
  supplyPeriod: ['3 days from stock, 4 weeks to drawing'],
}

const inWords = (property: string, number: number) => {
  const words = property.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${number}`
}

/** The text of a property of some sample, by a running number. */
export const sampleTexts = (property: string, number: number): string => {
  const texts = known[property]
  return texts?.[(number - 1) % texts.length] ?? inWords(property, number)
}
