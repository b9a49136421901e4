import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ArticleDetailProps } from '../parts/article-detail/article-detail-props.ts'
import { loadDetail } from '../parts/article-detail/load.ts'
import { type Drawing, drawSection, treeWith } from '../testing/draw-section.ts'
import { listOf, sampleArticle, sampleArticles } from '../testing/sample-articles.ts'

const draw = (drawing: Drawing = {}) =>
  drawSection('news-detail', { data: { shown: sampleArticle, others: listOf(sampleArticles) }, ...drawing })

const asked = (props: Drawing['props'], id?: string) => {
  const [component] = Object.values(treeWith('news-detail', { ...(props && { props }) }).components)
  return loadDetail('info')({
    props: component?.props as unknown as ArticleDetailProps,
    visit: { path: '/info-detail', query: {}, ...(id && { id }) },
  })
}

test('asks for the article that is visited, or the one its owner chose', () => {
  expect(asked({}, 'a2-or-a4').shown?.question).toEqual({ id: 'a2-or-a4' })
  expect(asked({ article: 'fair' }, 'a2-or-a4').shown?.question).toEqual({ id: 'fair' })
  expect(asked({})).toMatchObject({ first: { question: { page: 1, sort: 'newest' } } })
})

test('asks for no list that it shows nothing of', () => {
  expect(asked({ showNeighbours: false, related: 0 }, 'a2-or-a4')).not.toHaveProperty('others')
})

test('is one article: its title first, then when, by whom and about what', () => {
  const { getByRole, getByText } = draw()
  getByRole('heading', { level: 1, name: /How to read a 3.1 certificate/ })
  expect(getByText('May 18, 2026').getAttribute('datetime')).toBe('2026-05-18T08:00:00Z')
  expect(getByText('Quality laboratory').parentElement?.textContent).toBe('by Quality laboratory')
  getByText('Knowledge')
  expect(getByRole('img', { name: 'A hall with forging presses' }).getAttribute('fetchpriority')).toBe('high')
  expect(getByRole('link', { name: 'All news' }).getAttribute('href')).toBe('/info')
})

test('lists the parts of its text, and every entry leads to its heading', () => {
  const { getByRole, main } = draw()
  const contents = within(getByRole('navigation', { name: 'On this page' }))
  const links = contents.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Start with the heat number',
    'Five figures that decide',
    'When a figure is missing',
  ])
  for (const link of links) {
    const anchor = decodeURIComponent(link.getAttribute('href') ?? '').slice(1)
    expect(main.querySelector(`[id="${anchor}"]`)?.textContent).toBe(link.textContent)
  }
})

test('lists no parts where there is only one, or its owner wants none', () => {
  const { props } = sampleArticle
  const short = {
    ...sampleArticle,
    props: { ...props, body: { type: 'doc', content: props.body?.content?.slice(0, 3) } },
  }
  expect(draw({ data: { shown: short } }).queryByRole('navigation')).toBeNull()
  expect(draw({ props: { showContents: false, showNeighbours: false } }).queryByRole('navigation')).toBeNull()
})

test('leads to the articles before and after it', () => {
  const ways = within(draw().getByRole('navigation', { name: 'More articles' }))
  expect(ways.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Older articleA2 or A4: choose the grade by the air around it', '/info-detail/article-40'],
    ['Newer articleMeet us at the spring fair, hall 5', '/info-detail/article-42'],
  ])
})

test('shows further articles: of the same category first, itself and its neighbours never', () => {
  const named = (drawing: Drawing) => {
    const { getByRole, unmount } = draw(drawing)
    const names = within(getByRole('region', { name: 'More news' }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
    unmount()
    return names
  }
  expect(named({})).toEqual(['A second cold former for M39', 'The automatic store is running'])
  expect(named({ props: { showNeighbours: false, related: 2 } })).toEqual([
    'A2 or A4: choose the grade by the air around it',
    'A second cold former for M39',
  ])
})

test('says in which language its texts are that nobody translated', () => {
  const languages = { title: 'en', body: 'en' }
  const { getByRole } = draw({ language: 'ar', data: { shown: { ...sampleArticle, languages } } })
  const title = getByRole('heading', { level: 1 })
  expect([title.lang, title.dir]).toEqual(['en', 'ltr'])
  expect(getByRole('heading', { name: 'Five figures that decide' }).closest('[lang="en"]')).not.toBeNull()
})

test('tells an article that is not there from a site without news', () => {
  const gone = drawSection('news-detail', { data: {}, visit: { path: '/info-detail', id: 'old', query: {} } })
  gone.getByText(/This article is not available/)
  expect(gone.getByRole('link', { name: 'All news' }).getAttribute('href')).toBe('/info')
  gone.unmount()
  drawSection('news-detail', { data: { first: listOf([]) } }).getByText('There is no news yet')
})
