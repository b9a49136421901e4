import type { Preset } from '@vitrine/schemas'

export const textLabelPresets: readonly Preset[] = [
  {
    id: 'title',
    props: {
      textType: 'h2',
      text: 'Tested batch by batch',
    },
  },
  {
    id: 'text',
    props: {
      textType: 'p',
      text: 'Every delivery leaves our works with its inspection certificate: material, dimensions and strength, traceable to the melt it came from.',
    },
  },
  {
    id: 'link',
    props: {
      textType: 'a',
      text: 'See all products',
      link: {
        type: 'page',
        pageType: 'products',
      },
    },
  },
  {
    id: 'explained',
    props: {
      textType: 'span',
      text: 'Property class 10.9',
      weight: 'medium',
      tooltip: 'Tensile strength of at least 1,040 MPa; the yield point stands at 90 % of it.',
    },
  },
]
