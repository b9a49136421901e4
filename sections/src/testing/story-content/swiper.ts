import type { Preset } from '@vitrine/schemas'

const products = { type: 'page', pageType: 'products' } as const
const cases = { type: 'page', pageType: 'cases' } as const
const news = { type: 'page', pageType: 'info' } as const

export const swiperPresets: readonly Preset[] = [
  {
    id: 'cover',
    props: {
      look: 'cover',
      height: { pc: 'tall', mobile: 'normal' },
      place: { pc: 'middle', mobile: 'bottom' },
      titleSize: { pc: 'large', mobile: 'normal' },
      slides: [
        {
          id: 'slidAAA1',
          eyebrow: 'Nordhaven Fasteners',
          title: 'Bolts that outlast the bridge',
          titleLevel: 'h1',
          text: 'Stainless and structural fasteners from one works, traceable to the melt they came from.',
          buttons: [
            { id: 'buttAAA1', button: { label: 'See our products', link: products } },
            { id: 'buttBBB2', button: { label: 'Built with them', link: cases, look: 'secondary' } },
          ],
        },
        {
          id: 'slidBBB2',
          eyebrow: 'New in stock',
          title: 'A4-80 hexagon bolts to M39',
          text: 'ISO 4014 and ISO 4017, packed the day you order, with a 3.1 certificate to EN 10204.',
          buttons: [{ id: 'buttCCC3', button: { label: 'To the sizes', link: products } }],
        },
        {
          id: 'slidCCC3',
          eyebrow: 'Made to drawing',
          title: 'Your sketch on Monday, our price on Wednesday',
          text: 'Cold formed from 500 pieces, hot forged from 20. Our engineers ask before they quote.',
          buttons: [{ id: 'buttDDD4', button: { label: 'How it works', link: news } }],
          side: 'end',
        },
      ],
    },
  },
  {
    id: 'split',
    props: {
      look: 'split',
      tone: 'soft',
      slides: [
        {
          id: 'slidDDD4',
          eyebrow: 'Anchors',
          title: 'Holds in cracked concrete too',
          titleLevel: 'h1',
          text: 'Wedge, sleeve and bonded anchors with assessed loads, and the tables your engineer asks for.',
          buttons: [{ id: 'buttEEE5', button: { label: 'See all anchors', link: products } }],
        },
        {
          id: 'slidEEE5',
          eyebrow: 'Surface',
          title: 'Zinc flake without hydrogen',
          text: 'A thin, even coat for property class 10.9 and above: 1,000 hours in salt spray, no embrittlement.',
          buttons: [{ id: 'buttFFF6', button: { label: 'Read how it is done', link: news, look: 'secondary' } }],
        },
        {
          id: 'slidFFF6',
          eyebrow: 'On site',
          title: 'Nine thousand sets for one footbridge',
          text: 'Delivered in the order of assembly, each box marked with the joint it belongs to.',
          buttons: [{ id: 'buttGGG7', button: { label: 'To the project', link: cases, look: 'secondary' } }],
        },
      ],
    },
  },
  {
    id: 'cards',
    props: {
      look: 'cards',
      height: { pc: 'normal', mobile: 'normal' },
      place: { pc: 'bottom' },
      markers: 'dots',
      slides: [
        {
          id: 'slidGGG7',
          eyebrow: 'Programme',
          title: 'Everything that turns',
          text: 'Bolts, screws, nuts and threaded rods from M3 to M64.',
          buttons: [{ id: 'buttHHH8', button: { label: 'To the programme', link: products } }],
        },
        {
          id: 'slidHHH8',
          eyebrow: 'Laboratory',
          title: 'Tested before it ships',
          text: 'Tensile, hardness, torque: the report of your batch is online before the truck leaves.',
          buttons: [{ id: 'buttIII9', button: { label: 'What we test', link: news } }],
        },
        {
          id: 'slidIII9',
          eyebrow: 'Kits',
          title: 'One bag for one joint',
          text: 'Bolt, nut and washers counted, matched and labelled for your assembly line.',
          buttons: [{ id: 'buttJJJ0', button: { label: 'Ask for kits', link: products } }],
        },
      ],
    },
  },
]
