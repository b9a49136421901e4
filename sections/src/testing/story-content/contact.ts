import type { Preset } from '@vitrine/schemas'

const phone = { kind: 'phone', value: '+86 573 8611 0420', text: 'Monday to Friday, 8:00–17:30 (UTC+8)' }
const email = { kind: 'email', value: 'sales@nordhaven-fasteners.example' }
const whatsapp = { kind: 'whatsapp', value: '+86 138 1573 0420' }
const wechat = { kind: 'wechat', value: 'nordhaven-sales' }
const address = { kind: 'address', text: '18 Xichang Road, Economic Zone\nHaiyan 314300, Zhejiang\nChina' }
const hours = { kind: 'hours', text: 'Monday to Friday, 8:00–17:30\nSaturday, 8:00–12:00' }

export const contactPresets: readonly Preset[] = [
  {
    id: 'split',
    props: {
      title: 'Write to us',
      text: 'Questions about a delivery, a certificate or a visit to the works: your message reaches a person who can answer it.',
      look: 'split',
      ways: [
        { id: 'wayAAAA1', ...phone },
        { id: 'wayBBBB2', ...whatsapp },
        { id: 'wayCCCC3', ...email },
        { id: 'wayDDDD4', ...wechat },
        { id: 'wayEEEE5', ...address },
      ],
    },
  },
  {
    id: 'person',
    props: {
      title: 'Your contact in export sales',
      look: 'card',
      formSide: 'start',
      tone: 'soft',
      personName: 'Export desk',
      personRole: 'Europe, Middle East and Africa',
      personText: 'We answer in English, German and Arabic, on the same working day.',
      messageHint: 'Please name the order or the delivery note, if there is one.',
      ways: [
        { id: 'wayFFFF6', kind: 'phone', value: '+86 573 8611 0436' },
        { id: 'wayGGGG7', kind: 'email', value: 'export@nordhaven-fasteners.example' },
        { id: 'wayHHHH8', ...hours },
      ],
    },
  },
  {
    id: 'plain',
    props: {
      title: 'Contact',
      titleLevel: 'h1',
      text: 'Call, write or visit us. For prices, the inquiry form on each product is the shortest way.',
      look: 'plain',
      askMarketing: true,
      ways: [
        { id: 'wayIIII9', ...phone },
        { id: 'wayJJJJ0', ...email },
        { id: 'wayKKKK1', ...address },
        { id: 'wayLLLL2', ...hours },
      ],
    },
  },
]
