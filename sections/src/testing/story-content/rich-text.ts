import type { Json, Preset } from '@vitrine/schemas'

const words = (text: string, ...marks: readonly string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const paragraph = (...content: readonly (string | ReturnType<typeof words>)[]) => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? words(part) : part)),
})
const heading = (level: 2 | 3, text: string) => ({ type: 'heading', attrs: { level }, content: [words(text)] })
const list = (type: 'bulletList' | 'orderedList', ...texts: readonly string[]) => ({
  type,
  content: texts.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
})
const quote = (text: string) => ({ type: 'blockquote', content: [paragraph(text)] })
const text = (...content: readonly object[]): Json => ({ type: 'doc', content: content as readonly Json[] })

export const richTextPresets: readonly Preset[] = [
  {
    id: 'article',
    props: {
      lead: true,
      content: text(
        heading(2, 'Why a bolt loosens'),
        paragraph(
          'A joint does not fail because the bolt is weak. It fails because the bolt was not tight enough to begin with, or did not stay so.',
        ),
        paragraph(
          'When parts are clamped, friction carries the load and the thread sees little of it. Once the clamping force is lost, every shock turns the nut by a hair, and ',
          words('a thousand shocks later it is gone', 'bold'),
          '.',
        ),
        heading(3, 'What takes the force away'),
        list(
          'bulletList',
          'Paint and soft seals under the head, which settle in the first hours.',
          'Different metals that grow by different lengths in the sun.',
          'Short bolts: they have little stretch to lose.',
        ),
        heading(3, 'What we advise'),
        paragraph('Choose a longer bolt before a thicker one, keep paint away from the contact faces, and then:'),
        list(
          'orderedList',
          'Tighten in a star, in three rounds.',
          'Mark head and plate with one stroke of paint.',
          'Look at the marks after a week and after a year.',
        ),
        quote('A locking washer is a good servant. It cannot replace a torque wrench.'),
      ),
    },
    slots: {
      aside: [
        { type: 'text-label', props: { textType: 'h3', text: 'In short' } },
        {
          type: 'text-label',
          props: {
            text: 'Length between head and nut: at least four times the diameter. Below that, ask us for a washer with a spring.',
          },
        },
        {
          type: 'text-label',
          props: { textType: 'a', text: 'Lock nuts', link: { type: 'page', pageType: 'products' } },
        },
      ],
    },
  },
  {
    id: 'columns',
    props: {
      title: 'How we buy steel',
      measure: 'wide',
      columns: 2,
      content: text(
        paragraph(
          'We take wire from four mills and no traders. Each coil arrives with the analysis of its melt, and our laboratory repeats the analysis before the coil may be drawn.',
        ),
        paragraph(
          'Scrap from our own presses goes back to the mill that made it. Two thirds of what we buy has been steel before.',
        ),
        paragraph(
          'Prices of nickel move every day, and ours do not: we fix them for a quarter, so that a quotation you got in January is still true in March.',
        ),
        paragraph(
          'We visit each mill once a year and write down what we saw. You may read those reports, with the names in them, when you visit us.',
        ),
      ),
    },
  },
  {
    id: 'statement',
    props: {
      measure: 'narrow',
      align: 'center',
      size: { pc: 'large', mobile: 'normal' },
      lead: true,
      eyebrow: 'What we promise',
      content: text(
        paragraph(
          'If a bolt of ours breaks below the load that is stamped on its head, we want to know it before you want your money back.',
        ),
        paragraph('You will get both: the money, and a report of why.'),
      ),
    },
  },
]
