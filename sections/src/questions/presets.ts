import type { Preset } from '@vitrine/schemas'

export const questionsPresets: readonly Preset[] = [
  {
    id: 'lines',
    props: {
      eyebrow: 'Line above the title',
      title: 'Name your questions and answers',
      text: 'Say in one sentence who answers here.',
      headPlace: 'beside',
      items: [
        {
          id: 'questAA1',
          question: 'Put a question here that you are often asked',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in one or two sentences.',
                  },
                ],
              },
            ],
          },
        },
        {
          id: 'questBB2',
          question: 'Put another question here',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in short paragraphs.',
                  },
                ],
              },
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Say in the second one what to do next.',
                  },
                ],
              },
            ],
          },
        },
        {
          id: 'questCC3',
          question: 'Put one more question here',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in one or two sentences.',
                  },
                ],
              },
            ],
          },
        },
        {
          id: 'questDD4',
          question: 'Put a question here that you are often asked',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in short paragraphs.',
                  },
                ],
              },
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Say in the second one what to do next.',
                  },
                ],
              },
            ],
          },
        },
      ],
      contactText: 'Say where to ask other questions.',
      contactButton: {
        label: 'Button label',
        link: {
          type: 'page',
          pageType: 'home',
        },
        look: 'secondary',
      },
    },
  },
  {
    id: 'topics',
    props: {
      title: 'Name this page of questions',
      titleLevel: 'h1',
      look: 'cards',
      firstOpen: false,
      items: [
        {
          id: 'questAA1',
          question: 'Put another question here',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in one or two sentences.',
                  },
                ],
              },
            ],
          },
          topic: 'Name a topic',
        },
        {
          id: 'questBB2',
          question: 'Put one more question here',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in short paragraphs.',
                  },
                ],
              },
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Say in the second one what to do next.',
                  },
                ],
              },
            ],
          },
        },
        {
          id: 'questCC3',
          question: 'Put a question here that you are often asked',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in one or two sentences.',
                  },
                ],
              },
            ],
          },
        },
        {
          id: 'questDD4',
          question: 'Put another question here',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in short paragraphs.',
                  },
                ],
              },
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Say in the second one what to do next.',
                  },
                ],
              },
            ],
          },
          topic: 'Name a topic',
        },
        {
          id: 'questEE5',
          question: 'Put one more question here',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in one or two sentences.',
                  },
                ],
              },
            ],
          },
        },
        {
          id: 'questFF6',
          question: 'Put a question here that you are often asked',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in short paragraphs.',
                  },
                ],
              },
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Say in the second one what to do next.',
                  },
                ],
              },
            ],
          },
          topic: 'Name a topic',
        },
        {
          id: 'questGG7',
          question: 'Put another question here',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in one or two sentences.',
                  },
                ],
              },
            ],
          },
        },
      ],
      contactText: 'Say where to ask other questions.',
      contactButton: {
        label: 'Button label',
        link: {
          type: 'page',
          pageType: 'home',
        },
      },
    },
  },
  {
    id: 'columns',
    props: {
      title: 'Name this list',
      headAlign: {
        pc: 'center',
        mobile: 'start',
      },
      look: 'columns',
      firstOpen: false,
      sign: 'chevron',
      items: [
        {
          id: 'questBB2',
          question: 'Put one more question here',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in short paragraphs.',
                  },
                ],
              },
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Say in the second one what to do next.',
                  },
                ],
              },
            ],
          },
        },
        {
          id: 'questCC3',
          question: 'Put a question here that you are often asked',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in one or two sentences.',
                  },
                ],
              },
            ],
          },
        },
        {
          id: 'questDD4',
          question: 'Put another question here',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in short paragraphs.',
                  },
                ],
              },
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Say in the second one what to do next.',
                  },
                ],
              },
            ],
          },
        },
        {
          id: 'questEE5',
          question: 'Put one more question here',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in one or two sentences.',
                  },
                ],
              },
            ],
          },
        },
        {
          id: 'questFF6',
          question: 'Put a question here that you are often asked',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in short paragraphs.',
                  },
                ],
              },
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Say in the second one what to do next.',
                  },
                ],
              },
            ],
          },
        },
        {
          id: 'questGG7',
          question: 'Put another question here',
          answer: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Answer in one or two sentences.',
                  },
                ],
              },
            ],
          },
        },
      ],
    },
  },
]
