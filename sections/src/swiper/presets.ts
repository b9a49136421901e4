import type { Preset } from '@vitrine/schemas'

export const swiperPresets: readonly Preset[] = [
  {
    id: 'cover',
    props: {
      look: 'cover',
      height: {
        pc: 'tall',
        mobile: 'normal',
      },
      place: {
        pc: 'middle',
        mobile: 'bottom',
      },
      titleSize: {
        pc: 'large',
        mobile: 'normal',
      },
      slides: [
        {
          id: 'slidAAA1',
          eyebrow: 'Line above the title',
          title: 'Say what {siteName} offers',
          titleLevel: 'h1',
          text: 'Say in one or two sentences what this slide is about.',
          buttons: [
            {
              id: 'buttAAA1',
              button: {
                label: 'Button label',
                link: {
                  type: 'page',
                  pageType: 'products',
                },
              },
            },
            {
              id: 'buttBBB2',
              button: {
                label: 'Button label',
                link: {
                  type: 'page',
                  pageType: 'cases',
                },
                look: 'secondary',
              },
            },
          ],
        },
        {
          id: 'slidBBB2',
          eyebrow: 'Line above the title',
          title: 'Say what is new',
          text: 'Say in one or two sentences what this slide is about.',
          buttons: [
            {
              id: 'buttCCC3',
              button: {
                label: 'Button label',
                link: {
                  type: 'page',
                  pageType: 'products',
                },
              },
            },
          ],
        },
        {
          id: 'slidCCC3',
          eyebrow: 'Line above the title',
          title: 'Say what sets you apart',
          text: 'Say in one or two sentences what this slide is about.',
          buttons: [
            {
              id: 'buttDDD4',
              button: {
                label: 'Button label',
                link: {
                  type: 'page',
                  pageType: 'info',
                },
              },
            },
          ],
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
          eyebrow: 'Line above the title',
          title: 'Say what {siteName} offers',
          titleLevel: 'h1',
          text: 'Say in one or two sentences what this slide is about.',
          buttons: [
            {
              id: 'buttEEE5',
              button: {
                label: 'Button label',
                link: {
                  type: 'page',
                  pageType: 'products',
                },
              },
            },
          ],
        },
        {
          id: 'slidEEE5',
          eyebrow: 'Line above the title',
          title: 'Say what is new',
          text: 'Say in one or two sentences what this slide is about.',
          buttons: [
            {
              id: 'buttFFF6',
              button: {
                label: 'Button label',
                link: {
                  type: 'page',
                  pageType: 'info',
                },
                look: 'secondary',
              },
            },
          ],
        },
        {
          id: 'slidFFF6',
          eyebrow: 'Line above the title',
          title: 'Say what sets you apart',
          text: 'Say in one or two sentences what this slide is about.',
          buttons: [
            {
              id: 'buttGGG7',
              button: {
                label: 'Button label',
                link: {
                  type: 'page',
                  pageType: 'cases',
                },
                look: 'secondary',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 'cards',
    props: {
      look: 'cards',
      height: {
        pc: 'normal',
        mobile: 'normal',
      },
      place: {
        pc: 'bottom',
      },
      markers: 'dots',
      slides: [
        {
          id: 'slidGGG7',
          eyebrow: 'Line above the title',
          title: 'Say what {siteName} offers',
          text: 'Say in one or two sentences what this slide is about.',
          buttons: [
            {
              id: 'buttHHH8',
              button: {
                label: 'Button label',
                link: {
                  type: 'page',
                  pageType: 'products',
                },
              },
            },
          ],
        },
        {
          id: 'slidHHH8',
          eyebrow: 'Line above the title',
          title: 'Say what is new',
          text: 'Say in one or two sentences what this slide is about.',
          buttons: [
            {
              id: 'buttIII9',
              button: {
                label: 'Button label',
                link: {
                  type: 'page',
                  pageType: 'info',
                },
              },
            },
          ],
        },
        {
          id: 'slidIII9',
          eyebrow: 'Line above the title',
          title: 'Say what sets you apart',
          text: 'Say in one or two sentences what this slide is about.',
          buttons: [
            {
              id: 'buttJJJ0',
              button: {
                label: 'Button label',
                link: {
                  type: 'page',
                  pageType: 'products',
                },
              },
            },
          ],
        },
      ],
    },
  },
]
