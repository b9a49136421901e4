import { within } from '@testing-library/react'
import type { FormOutcome } from '@vitrine/renderer'
import { drawPage } from '@vitrine/renderer/testing/draw-page.tsx'
import { expect, test } from 'vitest'
import { registry, stageFor, treeWith } from '../../testing/draw-section.ts'

/** A section with a form that came back. */
function came(type: string, props: object, outcome: Partial<FormOutcome>) {
  const drawing = { props: props as Record<string, never> }
  const tree = treeWith(type, drawing)
  const component = tree.root[0] as string
  const stage = stageFor(tree, drawing)
  return drawPage(tree, registry, {
    ...stage,
    formFields: { campaign: 'utm_source=fair' },
    imageUpload: { address: '/upload', client: '7' },
    outcome: { component, kind: 'invalid', values: {}, messages: {}, ...outcome },
  })
}

test('what was filled in stays, what is wrong is told twice, and the first of it has the focus (R200)', () => {
  const { getByRole } = came(
    'contact',
    { askMarketing: true },
    {
      values: { name: 'Ada', email: 'a@', marketing: 'yes' },
      messages: { message: 'Too long', email: 'No address' },
    },
  )
  const email = getByRole('textbox', { name: 'Email (required)' }) as HTMLInputElement
  expect([email.defaultValue, email.getAttribute('aria-invalid')]).toEqual(['a@', 'true'])
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe('No address')
  expect(document.activeElement).toBe(email)
  expect((getByRole('checkbox') as HTMLInputElement).defaultChecked).toBe(true)
  expect((getByRole('textbox', { name: 'Name (required)' }) as HTMLInputElement).defaultValue).toBe('Ada')
  // In the order of the page, each with the way to its field.
  const links = within(getByRole('alert', { name: '' })).getAllByRole('link') as HTMLAnchorElement[]
  expect(links.map(({ textContent, hash }) => [textContent, hash])).toEqual([
    ['No address', `#${email.id}`],
    ['Too long', `#${getByRole('textbox', { name: 'Message' }).id}`],
  ])
})

test('a failure of ours can have the focus itself, and says the words of the specification', () => {
  for (const [type, text] of [
    ['inquiry', 'Submission failed, please try again'],
    ['contact', 'submit failed, please try again later'],
    ['newsletter', 'Subscription failed'],
  ] as const) {
    const { getByRole } = came(type, {}, { kind: 'failed' })
    expect(getByRole('alert').textContent).toBe(text)
    expect(getByRole('alert').tabIndex).toBe(-1)
  }
})

test('thanks in the place of the form, with the number', () => {
  const { getByRole, queryByRole } = came('inquiry', {}, { kind: 'sent', reference: '7KQ2M4XP' })
  expect(getByRole('status').textContent).toBe('Thank you. Your inquiry has been sent.Reference number: 7KQ2M4XP')
  expect(queryByRole('form')).toBeNull()
})

test('pictures that came along are offered again', () => {
  const { getByRole } = came('inquiry', {}, { images: [{ id: 'i1', name: 'bolt.png' }] })
  const kept = getByRole('checkbox', { name: 'bolt.png' }) as HTMLInputElement
  expect([kept.name, kept.value, kept.defaultChecked]).toEqual(['keptImages', 'i1 bolt.png', true])
})

test('another form of the page is left alone, and says whose it is and nothing of when it was drawn', () => {
  const values = { startedAt: '7.signed', submissionKey: 'abc' }
  const { getByRole, queryByRole } = came('contact', {}, { component: 'another', kind: 'sent', values })
  expect(queryByRole('status')).toBeNull()
  const form = getByRole('form') as HTMLFormElement
  expect(form.dataset.client).toBe('7')
  const fields = new FormData(form)
  expect([fields.get('startedAt'), fields.get('submissionKey')]).toEqual([null, null])
})

test('a form that came back is the same submission, begun when it was begun (R196, R197)', () => {
  const values = { startedAt: '7.signed', submissionKey: 'abc' }
  const { getByRole } = came('contact', {}, { values, messages: { email: 'No address' } })
  const fields = new FormData(getByRole('form') as HTMLFormElement)
  expect([fields.get('startedAt'), fields.get('submissionKey')]).toEqual(['7.signed', 'abc'])
})
