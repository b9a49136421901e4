import type { Preset } from '@vitrine/schemas'

const company = {
  text: 'Bolts, anchors and structural sets, forged, heat-treated and tested on one site since 1987.',
  address: '18 Xichang Road, Economic Zone\nHaiyan 314300, Zhejiang\nChina',
  phone: '+86 573 8611 0420',
  email: 'sales@nordhaven-fasteners.example',
}

export const footerPresets: readonly Preset[] = [
  {
    id: 'full',
    props: {
      ...company,
      look: 'dark',
      since: 1987,
      social: [
        { id: 'socialA1', network: 'linkedin', url: 'https://www.linkedin.com/company/nordhaven-fasteners' },
        { id: 'socialB2', network: 'youtube', url: 'https://www.youtube.com/@nordhaven-fasteners' },
        { id: 'socialC3', network: 'whatsapp', url: 'https://wa.me/8657386110420' },
      ],
      certificates: [
        { id: 'certifA1', text: 'ISO 9001:2015' },
        { id: 'certifB2', text: 'IATF 16949' },
        { id: 'certifC3', text: 'CE · EN 15048' },
        { id: 'certifD4', text: 'ETA for anchors' },
      ],
    },
  },
  {
    id: 'light',
    props: {
      ...company,
      look: 'light',
      social: [{ id: 'socialD4', network: 'linkedin', url: 'https://www.linkedin.com/company/nordhaven-fasteners' }],
    },
  },
  { id: 'short', props: { look: 'light', menu: '', showBackToTop: false } },
]
