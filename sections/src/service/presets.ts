import type { Preset } from '@vitrine/schemas'

export const servicePresets: readonly Preset[] = [
  {
    id: 'cards',
    props: {
      eyebrow: 'Line above the title',
      title: 'Say what {siteName} does for customers',
      text: 'Say in one sentence what all of it has in common.',
      look: 'cards',
      iconLook: 'tinted',
      columns: {
        pc: 3,
        mobile: 1,
      },
      items: [
        {
          id: 'servAAA1',
          icon: 'pencil-ruler',
          title: 'Name a service',
          text: 'Say in one sentence what customers get.',
          points: [
            {
              id: 'pointAA1',
              text: 'Add a detail',
            },
            {
              id: 'pointAA2',
              text: 'Add a detail',
            },
          ],
          button: {
            label: 'Button label',
            link: {
              type: 'page',
              pageType: 'home',
            },
            look: 'text',
          },
        },
        {
          id: 'servBBB2',
          icon: 'flask-conical',
          title: 'Name another service',
          text: 'Say in one sentence what customers get.',
          points: [
            {
              id: 'pointBB1',
              text: 'Add a detail',
            },
            {
              id: 'pointBB2',
              text: 'Add a detail',
            },
          ],
          button: {
            label: 'Button label',
            link: {
              type: 'page',
              pageType: 'info',
            },
            look: 'text',
          },
        },
        {
          id: 'servCCC3',
          icon: 'package-check',
          title: 'Name a third service',
          text: 'Say in one sentence what customers get.',
          points: [
            {
              id: 'pointCC1',
              text: 'Add a detail',
            },
            {
              id: 'pointCC2',
              text: 'Add a detail',
            },
          ],
          button: {
            label: 'Button label',
            link: {
              type: 'page',
              pageType: 'products',
            },
            look: 'text',
          },
        },
      ],
    },
  },
  {
    id: 'steps',
    props: {
      title: 'Say how you work',
      headAlign: {
        pc: 'start',
      },
      look: 'numbered',
      columns: {
        pc: 4,
        mobile: 1,
      },
      moreButton: {
        label: 'Button label',
        link: {
          type: 'page',
          pageType: 'home',
        },
      },
      items: [
        {
          id: 'servDDD4',
          title: 'Name one more',
          text: 'Say in one sentence what customers get.',
        },
        {
          id: 'servEEE5',
          title: 'Name a service',
          text: 'Say in one sentence what customers get.',
        },
        {
          id: 'servFFF6',
          title: 'Name another service',
          text: 'Say in one sentence what customers get.',
        },
        {
          id: 'servGGG7',
          title: 'Name a third service',
          text: 'Say in one sentence what customers get.',
        },
      ],
    },
  },
  {
    id: 'lined',
    props: {
      title: 'Name your strengths',
      look: 'lined',
      iconSize: {
        pc: 28,
        mobile: 28,
      },
      columns: {
        pc: 4,
        mobile: 1,
      },
      items: [
        {
          id: 'servHHH8',
          icon: 'ruler',
          title: 'Name one more',
          text: 'Say in one sentence what customers get.',
        },
        {
          id: 'servIII9',
          icon: 'scroll-text',
          title: 'Name a service',
          text: 'Say in one sentence what customers get.',
        },
        {
          id: 'servJJJ1',
          icon: 'warehouse',
          title: 'Name another service',
          text: 'Say in one sentence what customers get.',
        },
        {
          id: 'servKKK2',
          icon: 'headset',
          title: 'Name a third service',
          text: 'Say in one sentence what customers get.',
        },
      ],
    },
  },
  {
    id: 'split',
    props: {
      eyebrow: 'Line above the title',
      title: 'Say what you help with',
      look: 'split',
      imageSide: 'end',
      iconLook: 'tinted',
      iconSize: {
        pc: 24,
        mobile: 24,
      },
      moreButton: {
        label: 'Button label',
        link: {
          type: 'page',
          pageType: 'home',
        },
        look: 'secondary',
      },
      items: [
        {
          id: 'servLLL3',
          icon: 'hammer',
          title: 'Name one more',
          text: 'Say in one sentence what customers get.',
        },
        {
          id: 'servMMM4',
          icon: 'clipboard-check',
          title: 'Name a service',
          text: 'Say in one sentence what customers get.',
        },
        {
          id: 'servNNN5',
          icon: 'truck',
          title: 'Name another service',
          text: 'Say in one sentence what customers get.',
        },
      ],
    },
  },
]
