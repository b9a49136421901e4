import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { HelpTopic } from '../context/office-context.ts'
import { useLocation } from '../navigation/navigation-context.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { violationsOf } from '../testing/violations-of.ts'
import { Help } from './help.tsx'
import { findTopics } from './help-topics.tsx'

const topics: readonly HelpTopic[] = [
  {
    id: 'inbox',
    title: 'Read and answer messages',
    html: '<p>Messages arrive here. <a href="?help=limits" data-topic="limits">How long they may be</a></p>',
  },
  { id: 'reply-templates', title: 'Reply templates', html: '<p>Save texts that you write often.</p>' },
  { id: 'limits', title: 'Limits', html: '<p>At most 5,000 characters in a message.</p>' },
]

/** A screen that says what it is asked for, beside the help. */
function Sample() {
  const { query, screen: name } = useLocation()
  return (
    <>
      <h1>{name}</h1>
      <p>asked for: {query.toString()}</p>
      <input aria-label="Search" />
      <Help />
    </>
  )
}

let asked: string[]
const open = (path: string, handbook = async () => ({ language: 'en', topics })) =>
  openScreen(Sample, {
    path,
    answers: [],
    handbook: (language) => {
      asked.push(language)
      return handbook()
    },
  })
beforeEach(() => {
  asked = []
})

const help = () => screen.findByRole('complementary', { name: 'Help' })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

it('F1 opens the topic of the screen, also while somebody types, and Escape leads back there', async () => {
  const { user } = open('/inbox?folder=mine')
  expect(screen.queryByRole('complementary')).toBeNull()
  await user.click(screen.getByRole('textbox', { name: 'Search' }))
  await user.keyboard('{F1}')
  const title = await heading('Read and answer messages')
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(location.search).toBe('?folder=mine&help=')
  // The screen is asked for what it was asked before.
  expect(screen.getByText('asked for: folder=mine')).toBeTruthy()
  await help()
  expect(await violationsOf('Help')).toEqual([])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(location.search).toBe('?folder=mine')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' })))
  expect(asked).toEqual(['en'])
})

it('an address opens a topic; links lead to others within the help, and the list leads to all', async () => {
  const { user } = open('/today?help=inbox')
  await heading('Read and answer messages')
  await user.click(screen.getByRole('link', { name: 'How long they may be' }))
  const title = await heading('Limits')
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(location.search).toBe('?help=limits')
  await user.click(screen.getByRole('button', { name: 'All topics' }))
  await heading('All topics')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(topics.map(({ title }) => title))
  await user.type(screen.getByRole('searchbox', { name: 'Search help' }), '5,000')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Limits' }))
  await heading('Limits')
  await user.click(screen.getByRole('button', { name: 'Close help' }))
  expect(location.search).toBe('')
})

it('says when nothing matches, and when there is no such topic', async () => {
  const { user } = open('/today?help=nothing')
  await heading('All topics')
  expect(screen.getByText('There is no such topic. Choose another one.')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Search help' }), 'zebra')
  await screen.findByText('No topic matches. Try other words.')
})

it('says in which language it is, where it is not written in that of the interface', async () => {
  open('/inbox?help=', async () => ({ language: 'de', topics }))
  await heading('Read and answer messages')
  expect(screen.getByText(/^This help is not available in your language yet/)).toBeTruthy()
  expect(screen.getByText('Messages arrive here.', { exact: false }).closest('[lang]')?.getAttribute('lang')).toBe('de')
})

it('what does not come is said, and can be tried again', async () => {
  let isBroken = true
  const { user } = open('/inbox?help=', async () => {
    if (isBroken) throw new Error('no connection')
    return { language: 'en', topics }
  })
  await screen.findByRole('alert')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Read and answer messages')
})

it('finds topics by all words, in any order, without accents; titles come first', () => {
  const found = (typed: string) => findTopics(topics, typed, 'en').map(({ id }) => id)
  expect(found('message')).toEqual(['inbox', 'limits'])
  expect(found('OFTEN reply')).toEqual(['reply-templates'])
  expect(found('réply')).toEqual(['reply-templates'])
  expect(found('href')).toEqual([])
  expect(found('')).toHaveLength(topics.length)
})
