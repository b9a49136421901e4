import type { Answer, caseDetail, collectionDetail, ImageValue, policyDetail } from '@vitrine/schemas'
import { doc, hall, heading, list, paragraph, parts } from './sample-articles.ts'

type Case = Answer<typeof caseDetail>

/** A case with all that a case may have. */
export const sampleCase: Case = {
  id: '71',
  slug: 'harbour-footbridge',
  publishedAt: '2026-04-02T08:00:00Z',
  props: {
    title: 'A footbridge that stands in spray for a hundred years',
    summary: 'Eleven thousand structural sets in A4, delivered in the order in which the bridge was mounted.',
    body: doc(
      paragraph(
        'The bridge crosses the basin four metres above the water. Every wave of a ferry wets the lower chord, and nobody will ever shut the harbour to replace a bolt.',
      ),
      heading('What was asked'),
      paragraph(
        'Preloaded joints that keep 90 % of their preload after ten years, and a certificate for each of 212 nodes.',
      ),
      heading('What we delivered'),
      list(
        'bulletList',
        'Bolts, nuts and washers from one melt, so that no set is mixed.',
        'Boxes packed by node and marked with the number on the drawing.',
        'A test of the friction for each lubricated batch.',
      ),
      heading('What the inspector wrote'),
      { type: 'blockquote', content: [paragraph('No loose joint was found in the inspection after two winters.')] },
    ),
    image: hall,
    customer: 'Kestrel Marine Works',
    place: 'Harlingen, Netherlands',
    year: 2024,
    category: 'Bridges',
    products: ['hex-nut', 'gone', 'hex-bolt'],
  },
}

const briefCase = (id: string, title: string, category: string): Case => ({
  id,
  slug: `case-${id}`,
  publishedAt: '2026-01-01T08:00:00Z',
  props: { title, category, image: parts },
})

/** The cases of the site, with the sample case among them. */
export const sampleCases: readonly Case[] = [
  briefCase('70', 'A solar park on salt ground', 'Energy'),
  sampleCase,
  briefCase('72', 'Seven kilometres of metro tunnel', 'Tunnels'),
  briefCase('73', 'A lock gate without a weld', 'Bridges'),
  briefCase('74', 'A hall of timber for 4,000 guests', 'Halls'),
]

type Policy = Answer<typeof policyDetail>

/** A policy of some length. */
export const samplePolicy: Policy = {
  id: '91',
  slug: 'privacy',
  publishedAt: '2026-02-01T08:00:00Z',
  props: {
    policyType: 'privacy',
    title: 'Privacy policy',
    version: '2.1',
    body: doc(
      paragraph('This policy says what we keep when you read this site or write to us, why, and for how long.'),
      heading('In short'),
      list(
        'bulletList',
        'You can read every page without telling us who you are.',
        'What you write in a form is deleted after 24 months.',
        'Nothing of it is sold or handed on.',
      ),
      heading('When you read'),
      paragraph(
        'Our server keeps a technical record of each request for thirty days: when it came, which page it asked for and how long the answer took. It serves to find faults and is joined with nothing else.',
      ),
      heading('When you write to us'),
      paragraph(
        'We keep what you enter: your name, your address and your message. Fields that we do not need are optional.',
      ),
      heading('Images that you attach', 3),
      paragraph('The place where a picture was taken is removed before the picture is stored.'),
      heading('Your rights'),
      list('orderedList', 'Ask for a copy.', 'Have it corrected or deleted.', 'Withdraw your consent for the future.'),
      heading('Changes'),
      paragraph('When this text changes, so does its version.'),
    ),
  },
}

const briefPolicy = (id: string, slug: string, title: string, policyType: 'cookie' | 'terms'): Policy => ({
  id,
  slug,
  publishedAt: '2026-02-01T08:00:00Z',
  props: { policyType, title, version: '1' },
})

/** The policies of the site. */
export const samplePolicies: readonly Policy[] = [
  samplePolicy,
  briefPolicy('92', 'cookies', 'Cookies', 'cookie'),
  briefPolicy('93', 'terms', 'Terms of delivery', 'terms'),
]

type Collection = Answer<typeof collectionDetail>

const collection = (slug: string, name: string, summary: string, image: ImageValue): Collection => ({
  id: `family-${slug}`,
  slug,
  publishedAt: '2025-04-01T08:00:00Z',
  props: { name, summary, image },
})

/** The families of the range. */
export const sampleCollections: readonly Collection[] = [
  collection('anchors', 'Anchors', 'Wedge, drop-in and sleeve anchors in A4 for permanent outdoor use.', parts),
  collection('bolts-and-screws', 'Bolts and screws', 'M5 to M64 after ISO and DIN, from stock or to drawing.', hall),
  collection('nuts-and-washers', 'Nuts and washers', 'Proof-loaded batch by batch, with a mark that lasts.', parts),
  collection('structural-sets', 'Structural sets', 'Bolt, nut and washer from one melt for steel structures.', hall),
  collection('threaded-rods', 'Threaded rods', 'One metre, three metres, or cut to the millimetre.', parts),
]
