import type { Answer, ImageValue, infoDetail, RichTextNode } from '@vitrine/schemas'

type Article = Answer<typeof infoDetail>

export const hall: ImageValue = {
  src: '/pictures/hall.webp',
  alt: 'A hall with forging presses',
  width: 1600,
  height: 1000,
}
export const parts: ImageValue = {
  src: '/pictures/parts.webp',
  alt: 'Nuts of stainless steel',
  width: 1200,
  height: 900,
}

const text = (words: string): RichTextNode => ({ type: 'text', text: words })
export const paragraph = (words: string): RichTextNode => ({ type: 'paragraph', content: [text(words)] })
export const heading = (words: string, level = 2): RichTextNode => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
})
export const list = (type: 'bulletList' | 'orderedList', ...items: readonly string[]): RichTextNode => ({
  type,
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
})
export const doc = (...content: readonly RichTextNode[]) =>
  ({ type: 'doc', content }) as unknown as NonNullable<Article['props']['body']>

/** An article with all that a text may hold: what stories and tests look at. */
export const sampleArticle: Article = {
  id: '41',
  slug: 'reading-a-certificate',
  publishedAt: '2026-05-18T08:00:00Z',
  props: {
    title: 'How to read a 3.1 certificate without being a metallurgist',
    summary:
      'Two pages, forty figures, one stamp. Five of the figures decide whether the bolts may be mounted; we show where they stand.',
    body: doc(
      paragraph(
        'An inspection certificate 3.1 after EN 10204 is written by the maker of a product and signed by someone who does not answer to production. It belongs to one batch. If the heat number on the box is another one than on the paper, the paper is worth nothing.',
      ),
      heading('Start with the heat number'),
      paragraph(
        'It stands at the head of the certificate and on the label of each box, and it leads back to the melt of the steel. Photograph both before the boxes are opened; on the site they are the first thing that gets lost.',
      ),
      heading('Five figures that decide'),
      list(
        'orderedList',
        'Tensile strength: at least 800 N/mm² for property class 80.',
        'Proof stress at 0.2 %: at least 600 N/mm².',
        'Elongation: at least 0.3 times the diameter.',
        'Molybdenum: between 2.0 and 2.5 %, or it is no A4.',
        'Carbon: not above 0.08 %, or the weld will rust.',
      ),
      {
        type: 'blockquote',
        content: [paragraph('Most papers that we are asked about are right. They belong to another batch.')],
      },
      heading('What the stamp says, and what not', 3),
      paragraph(
        'The stamp says who tested. It does not say that the bolt fits your joint: that remains with your engineer.',
      ),
      heading('When a figure is missing'),
      paragraph('Ask for it before you mount. We keep one set of test pieces of each batch for ten years.'),
      { type: 'codeBlock', content: [text('Heat 4K-20713 / ISO 4014 M16×80 A4-80 / 12,400 pcs')] },
      list('bulletList', 'Test reports are sent on the same day.', 'A repeat of the tensile test takes two days.'),
    ),
    image: hall,
    author: 'Quality laboratory',
    category: 'Knowledge',
  },
}

const brief = (id: string, title: string, publishedAt: string, category: string): Article => ({
  id,
  slug: `article-${id}`,
  publishedAt,
  props: { title, summary: 'What changed, and what it means for your order.', category, image: parts },
})

/** The news, the newest first, with the sample article among them. */
export const sampleArticles: readonly Article[] = [
  brief('43', 'A second cold former for M39', '2026-08-02T08:00:00Z', 'The works'),
  brief('42', 'Meet us at the spring fair, hall 5', '2026-06-11T08:00:00Z', 'Fairs'),
  sampleArticle,
  brief('40', 'A2 or A4: choose the grade by the air around it', '2026-03-03T08:00:00Z', 'Knowledge'),
  brief('39', 'The automatic store is running', '2026-01-20T08:00:00Z', 'The works'),
]
export const listOf = <T>(items: readonly T[]) => ({ items, total: items.length, page: 1, pageSize: 48 })
