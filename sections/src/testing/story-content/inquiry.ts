import type { Preset } from '@vitrine/schemas'

const messageHint = 'Standard, size, material, coating, certificate: what you know is enough.'

export const inquiryPresets: readonly Preset[] = [
  {
    id: 'split',
    props: {
      title: 'Ask for a quotation',
      text: 'Tell us what you need to fasten. We answer with price, date and the certificate you will get, or with the one question that is still open.',
      look: 'split',
      responseTime: 'A quotation within 24 hours on working days.',
      messageHint,
      ways: [
        { id: 'wayINQA1', kind: 'phone', value: '+86 573 8611 0420', text: 'Monday to Friday, 8:00–17:30 (UTC+8)' },
        { id: 'wayINQB2', kind: 'whatsapp', value: '+86 138 1573 0420' },
        { id: 'wayINQC3', kind: 'email', value: 'sales@nordhaven-fasteners.example' },
      ],
    },
  },
  {
    id: 'card',
    props: {
      eyebrow: 'Inquiry',
      title: 'A drawing is enough',
      text: 'Send the size, the strength and the number of pieces, or a photo of the part that has to be replaced.',
      look: 'card',
      tone: 'soft',
      responseTime: 'Samples within ten working days.',
      messageHint,
      ways: [
        {
          id: 'wayINQD4',
          kind: 'email',
          value: 'drawings@nordhaven-fasteners.example',
          text: 'For STEP and DXF files',
        },
        { id: 'wayINQE5', kind: 'wechat', value: 'nordhaven-sales' },
      ],
    },
  },
  {
    id: 'plain',
    props: {
      title: 'Ask about this product',
      look: 'plain',
      askImages: false,
      askMarketing: true,
    },
  },
]
