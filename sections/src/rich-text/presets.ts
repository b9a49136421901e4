import type { Preset } from '@vitrine/schemas'

export const richTextPresets: readonly Preset[] = [
  {
    id: 'article',
    props: {
      lead: true,
      content: {
        type: 'doc',
        content: [
          {
            type: 'heading',
            attrs: {
              level: 2,
            },
            content: [
              {
                type: 'text',
                text: 'Name the first part of your text',
              },
            ],
          },
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'Begin with what readers of {siteName} want to know first. Two or three sentences are enough.',
              },
            ],
          },
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'Go on with the reasons, and ',
              },
              {
                type: 'text',
                text: 'stress the words that matter',
                marks: [
                  {
                    type: 'bold',
                  },
                ],
              },
              {
                type: 'text',
                text: ' in bold.',
              },
            ],
          },
          {
            type: 'heading',
            attrs: {
              level: 3,
            },
            content: [
              {
                type: 'text',
                text: 'Name a part of it',
              },
            ],
          },
          {
            type: 'bulletList',
            content: [
              {
                type: 'listItem',
                content: [
                  {
                    type: 'paragraph',
                    content: [
                      {
                        type: 'text',
                        text: 'List what belongs together.',
                      },
                    ],
                  },
                ],
              },
              {
                type: 'listItem',
                content: [
                  {
                    type: 'paragraph',
                    content: [
                      {
                        type: 'text',
                        text: 'Keep each point to one line.',
                      },
                    ],
                  },
                ],
              },
              {
                type: 'listItem',
                content: [
                  {
                    type: 'paragraph',
                    content: [
                      {
                        type: 'text',
                        text: 'Stop when there is nothing to add.',
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            type: 'heading',
            attrs: {
              level: 3,
            },
            content: [
              {
                type: 'text',
                text: 'Name another part',
              },
            ],
          },
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'Where the order matters, number the steps:',
              },
            ],
          },
          {
            type: 'orderedList',
            content: [
              {
                type: 'listItem',
                content: [
                  {
                    type: 'paragraph',
                    content: [
                      {
                        type: 'text',
                        text: 'Say what comes first.',
                      },
                    ],
                  },
                ],
              },
              {
                type: 'listItem',
                content: [
                  {
                    type: 'paragraph',
                    content: [
                      {
                        type: 'text',
                        text: 'Say what follows.',
                      },
                    ],
                  },
                ],
              },
              {
                type: 'listItem',
                content: [
                  {
                    type: 'paragraph',
                    content: [
                      {
                        type: 'text',
                        text: 'Say how it ends.',
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            type: 'blockquote',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Put a sentence here that is worth repeating.',
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    slots: {
      aside: [
        {
          type: 'text-label',
          props: {
            textType: 'h3',
            text: 'Name this column',
          },
        },
        {
          type: 'text-label',
          props: {
            text: 'Say in one or two sentences what belongs here.',
          },
        },
        {
          type: 'text-label',
          props: {
            textType: 'a',
            text: 'Text of the link',
            link: {
              type: 'page',
              pageType: 'home',
            },
          },
        },
      ],
    },
  },
  {
    id: 'columns',
    props: {
      title: 'Name your text',
      measure: 'wide',
      columns: 2,
      content: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'Write here what readers of {siteName} should know. This text runs in two columns on wide screens.',
              },
            ],
          },
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'Begin each paragraph with its main thought.',
              },
            ],
          },
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'Give an example where a rule is hard to picture.',
              },
            ],
          },
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'End with what readers can do next.',
              },
            ],
          },
        ],
      },
    },
  },
  {
    id: 'statement',
    props: {
      measure: 'narrow',
      align: 'center',
      size: {
        pc: 'large',
        mobile: 'normal',
      },
      lead: true,
      eyebrow: 'Line above the title',
      content: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'Write one sentence that visitors should remember.',
              },
            ],
          },
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'Add a second one, if it needs more.',
              },
            ],
          },
        ],
      },
    },
  },
]
