import type { ImageValue } from '@vitrine/schemas'
import type { Product } from '../parts/product-facts/product-of.ts'

const parts: ImageValue = { src: '/pictures/parts.webp', alt: 'Nuts of stainless steel', width: 1200, height: 900 }
const hall: ImageValue = { src: '/pictures/hall.webp', alt: 'A hall with forging presses', width: 1600, height: 1000 }
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const options = (...labels: readonly string[]) => labels.map((label, at) => ({ id: `option0${at}`, label }))

/** A product with everything that a product may have: what stories and tests look at. */
export const sampleProduct = {
  id: '7',
  slug: 'hex-nut',
  publishedAt: '2026-03-15T08:00:00Z',
  props: {
    name: 'Hexagon nut ISO 4032, A4-80',
    model: 'NH-4032-A4',
    summary: 'Cold-formed from our own wire for joints outdoors, in ports and in chemical plants.',
    description: {
      type: 'doc',
      content: [
        paragraph(
          'Both faces are chamfered and the thread is tapped in one stroke, so the nut runs on by hand from M5 to M39. Each batch is pulled to proof load before it is packed.',
        ),
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Where it is used' }] },
        {
          type: 'bulletList',
          content: ['Steel structures near the sea', 'Pipe flanges and pumps', 'Solar and wind installations'].map(
            (text) => ({ type: 'listItem', content: [paragraph(text)] }),
          ),
        },
      ],
    },
    images: [parts, hall, { ...parts, alt: 'The same nuts from the side' }, hall].map((image, at) => ({
      id: `picture${at}`,
      image,
    })),
    collections: ['nuts-and-washers'],
    importantAttributes: [
      { id: 'attrib01', name: 'Standard', value: 'ISO 4032 / DIN 934' },
      { id: 'attrib02', name: 'Material', value: 'A4 (1.4401)' },
      { id: 'attrib03', name: 'Proof load', value: '≥ 800 MPa' },
      { id: 'attrib04', name: 'Thread', value: 'Metric coarse, 6H' },
    ],
    customAttributes: [
      { id: 'attrib05', name: 'Finish', value: 'Pickled and passivated' },
      { id: 'attrib06', name: 'Packing', value: 'Carton of 200, 36 cartons per pallet' },
      { id: 'attrib07', name: 'Marking', value: 'Maker, grade and strength class' },
    ],
    certifications: [
      { id: 'certif01', name: 'Quality management ISO 9001:2015', number: 'QM 15 0412 / 26', image: parts },
      { id: 'certif02', name: 'Inspection certificate EN 10204 – 3.1', file: '/media/1/papers/certificate.pdf' },
    ],
    downloads: [
      { id: 'downlo01', title: 'Data sheet', file: '/media/1/papers/nut.pdf', language: 'de' },
      { id: 'downlo02', title: 'Tightening torques', file: 'https://papers.example/torques.xlsx' },
    ],
    currency: 'USD',
    priceTiers: [
      { id: 'tier0001', from: 1000, price: 24 },
      { id: 'tier0002', from: 5000, price: 19 },
      { id: 'tier0003', from: 50_000, price: 'pending' },
    ],
    unit: 'piece',
    minOrderQuantity: 1000,
    batch: 200,
    supplyCapability: '1,200,000 pieces per month',
    supplyPeriod: '5 days from stock, 5 weeks to drawing',
    shippingDays: 28,
    shipping: { term: 'FOB', port: 'Ningbo', modes: ['sea', 'express'] },
    specTypes: [
      { id: 'spectyp1', name: 'Thread size', options: options('M5', 'M6', 'M8', 'M10', 'M12', 'M16', 'M20', 'M24') },
      { id: 'spectyp2', name: 'Coating', options: options('Plain', 'Waxed', 'Zinc flake, black') },
    ],
  },
  files: {
    '/media/1/papers/certificate.pdf': { type: 'application/pdf', bytes: 240_300 },
    '/media/1/papers/nut.pdf': { type: 'application/pdf', bytes: 1_240_000 },
  },
} as const satisfies Product
