import { cleanup, screen, waitFor, within } from '@testing-library/react'
import {
  type Answer,
  addWebhook,
  CallError,
  changeWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replayDeliveries,
  rotateWebhookSecret,
  testWebhook,
  webhookEventTypes,
} from '@vitrine/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import labels from '../../labels/en.json' with { type: 'json' }
import { answering, openScreen } from '../testing/open-screen.tsx'
import { violationsOf } from '../testing/violations-of.ts'
import { inField } from './log/replay-dialog.tsx'
import type { Webhook } from './webhook.ts'
import WebhooksScreen from './webhooks.tsx'

type Delivery = Answer<typeof listDeliveries>['items'][number]

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const stock: Webhook = {
  id: 'w1',
  url: 'https://stock.example.com/hooks?key=7',
  types: ['content.published', 'content.deleted', 'inquiry.received'],
  isOn: true,
  waiting: 2,
  createdAt: ago(3),
  maker: { name: 'Mei', isYou: true },
}
const secret = `whsec_${'k3v9'.repeat(10)}abc=`
const event = (type: Delivery['event']['type'], id: string): Delivery['event'] => ({
  ...{ id: `evt_${id}`, type, at: ago(0.1), object: { kind: 'product', id, revision: 3 } },
})
const delivered: Delivery = {
  ...{ id: 'd1', event: event('content.published', 'k3v9Qa2Z'), state: 'delivered', tries: 1 },
  ...{ triedAt: ago(0.1), status: 200, answer: 'Thank you' },
}
const failed: Delivery = {
  ...{ id: 'd2', event: event('content.deleted', 'aaaaaaaa'), state: 'failed', tries: 4 },
  ...{ triedAt: ago(0.1), nextAt: ago(-0.2), failure: 'timeout' },
}

function open(webhooks: Webhook[] = [stock], { id, deliveries = [delivered, failed], more = [] }: OpenOptions = {}) {
  const known = [...webhooks]
  return openScreen(WebhooksScreen, {
    path: id === undefined ? '/webhooks' : `/webhooks/${id}`,
    answers: [
      answering(listWebhooks, () => known),
      answering(listDeliveries, ({ state }) => {
        const items = deliveries.filter((one) => state === undefined || one.state === state)
        return { items, total: items.length, page: 1, pageSize: 50 }
      }),
      answering(addWebhook, ({ url, types, isOn = true }) => {
        const { maker: _maker, ...rest } = stock
        const made = { ...rest, id: 'w2', url, types: [...types], isOn }
        known.push(made)
        return { ...made, secret }
      }),
      answering(changeWebhook, ({ url, types, isOn }) => ({ ...stock, url, types: [...types], isOn })),
      answering(rotateWebhookSecret, () => ({ ...stock, secret })),
      answering(removeWebhook, () => {
        known.splice(0)
        return {}
      }),
      answering(testWebhook, () => ({ ...delivered, event: event('webhook.test', 't1') })),
      answering(replayDeliveries, () => ({ count: 3 })),
      ...more,
    ],
  })
}
interface OpenOptions {
  readonly id?: string
  readonly deliveries?: readonly Delivery[]
  readonly more?: Parameters<typeof openScreen>[1]['answers']
}
const choose = async (user: ReturnType<typeof open>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for stock.example.com' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

afterEach(cleanup)

describe('Webhooks', () => {
  it('tell where events go, which, and whether they arrive', async () => {
    const { maker: _maker, ...left } = stock
    open([
      stock,
      { ...stock, id: 'w2', types: ['form.sent'], failingSince: ago(1), oldSecretUntil: ago(-1) },
      { ...left, id: 'w3', isOn: false, stoppedAt: ago(1) },
      { ...stock, id: 'w4', isOn: false, maker: { name: 'Bo', isYou: false } },
    ])
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent)
    expect(rows[0]).toContain('https://stock.example.com/hooks?key=7')
    for (const said of ['Events: 3', labels['webhooks.on'], '2', 'Mei']) expect(rows[0]).toContain(said)
    for (const said of [labels['webhookEvent.form.sent'], labels['webhooks.failing'], labels['webhooks.oldSecret']])
      expect(rows[1]).toContain(said)
    for (const said of [labels['webhooks.stopped'], labels['activity.formerMember']]) expect(rows[2]).toContain(said)
    expect(rows[3]).toContain(labels['webhooks.off'])
    expect(screen.getAllByRole('link', { name: /stock\.example/ })[0]?.getAttribute('href')).toMatch(/\/webhooks\/w1$/)
    expect(await violationsOf('Webhooks')).toEqual([])
  })

  it('are created with at least one event, and their secret is shown once', async () => {
    const { user, questionsOf } = open([])
    expect(await screen.findByText(labels['webhooks.empty'])).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Create webhook' }))
    const form = within(await screen.findByRole('dialog', { name: 'Create webhook' }))
    await user.type(form.getByLabelText('Address'), ' https://erp.example.com/in ')
    await user.click(form.getByRole('button', { name: 'Create webhook' }))
    expect((await form.findByRole('alert')).textContent).toBe('Choose at least one event.')
    const offered = form.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    const all: Readonly<Record<string, string>> = labels
    expect(offered).toEqual([
      ...webhookEventTypes.map((type) => all[`webhookEvent.${type}`]),
      labels['webhooks.sendsEvents'],
    ])
    await user.click(form.getByLabelText('Inquiry received'))
    await user.click(form.getByLabelText('Content created'))
    expect(await violationsOf('Create webhook')).toEqual([])
    await user.click(form.getByRole('button', { name: 'Create webhook' }))
    const made = within(await screen.findByRole('dialog', { name: 'Webhook created' }))
    expect((made.getByLabelText('Secret') as HTMLInputElement).value).toBe(secret)
    await user.click(made.getByRole('button', { name: 'Copy secret' }))
    expect(await navigator.clipboard.readText()).toBe(secret)
    expect(await violationsOf('Webhook created')).toEqual([])
    await user.click(made.getByRole('button', { name: 'I have stored the secret' }))
    expect(questionsOf(addWebhook)).toEqual([
      { url: 'https://erp.example.com/in', types: ['content.created', 'inquiry.received'], isOn: true },
    ])
    expect(await screen.findByRole('rowheader', { name: /erp\.example/ })).toBeTruthy()
    expect(document.body.textContent).not.toContain(secret)
  })

  it('are edited, and say at the field what the service refuses', async () => {
    let times = 0
    const { user, questionsOf } = open([stock], {
      more: [
        answering(changeWebhook, ({ url, types, isOn }) => {
          times += 1
          if (times === 1) throw new CallError('invalid_request', { fields: { url: 'Not within a network.' } })
          return { ...stock, url, types: [...types], isOn }
        }),
      ],
    })
    await choose(user, 'Edit')
    const form = within(await screen.findByRole('dialog', { name: 'Edit webhook' }))
    await user.click(form.getByLabelText('Send events to this webhook'))
    await user.click(form.getByLabelText('Content deleted'))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Not within a network.')).toBeTruthy()
    expect(form.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(questionsOf(changeWebhook).at(-1)).toEqual({
      ...{ id: 'w1', url: stock.url, types: ['content.published', 'inquiry.received'], isOn: false },
    })
  })

  it('get a new secret, and are deleted, after a question', async () => {
    const { user, questionsOf } = open()
    await choose(user, 'Create new secret')
    const question = within(
      await screen.findByRole('dialog', { name: /^Create a new secret for .stock\.example\.com.\?$/ }),
    )
    await user.click(question.getByRole('button', { name: 'Create new secret' }))
    const made = within(await screen.findByRole('dialog', { name: 'New secret created' }))
    expect((made.getByLabelText('Secret') as HTMLInputElement).value).toBe(secret)
    await user.click(made.getByRole('button', { name: 'I have stored the secret' }))
    await choose(user, 'Delete')
    const last = within(await screen.findByRole('dialog', { name: /^Delete the webhook to .stock\.example\.com.\?$/ }))
    await user.click(last.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('rowheader')).toBeNull())
    expect([questionsOf(rotateWebhookSecret), questionsOf(removeWebhook)]).toEqual([[{ id: 'w1' }], [{ id: 'w1' }]])
  })

  it('are tried out, and what came of it is said', async () => {
    let times = 0
    const { user } = open([stock], {
      more: [
        answering(testWebhook, (): Answer<typeof testWebhook> => {
          times += 1
          const test = { ...delivered, event: event('webhook.test', 't1') }
          return times === 1 ? test : { ...test, state: 'dead', status: 503, failure: 'status' }
        }),
      ],
    })
    await choose(user, 'Send test event')
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    await waitFor(() => expect(said()).toContain(labels['webhooks.testDone']))
    await choose(user, 'Send test event')
    await waitFor(() =>
      expect(said()).toContain('The test event was not accepted. The receiver answered with an error. 503'),
    )
  })
})

describe('Deliveries', () => {
  it('tell what was sent and what was answered, and are sent again', async () => {
    const { user, questionsOf } = open([stock], { id: 'w1' })
    const rows = (await screen.findAllByRole('row')).slice(1)
    for (const said of ['Content published', 'k3v9Qa2Z', 'Delivered', '200', 'Thank you'])
      expect(rows[0]?.textContent).toContain(said)
    for (const said of [
      'Content deleted',
      'To be tried again',
      'Tries: 4',
      'Next try',
      labels['webhookFailure.timeout'],
    ])
      expect(rows[1]?.textContent).toContain(said)
    expect(await violationsOf('Deliveries')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Send again: aaaaaaaa' }))
    await waitFor(() => expect(questionsOf(replayDeliveries)).toEqual([{ id: 'w1', delivery: 'd2' }]))
    await user.selectOptions(screen.getByLabelText('State'), 'Delivered')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await user.selectOptions(screen.getByLabelText('State'), 'Not delivered')
    expect(await screen.findByText(labels['activity.noMatch'])).toBeTruthy()
  })

  it('are sent again since a time', async () => {
    const { user, questionsOf } = open([stock], { id: 'w1' })
    await user.click(await screen.findByRole('button', { name: 'Send events again' }))
    const form = within(await screen.findByRole('dialog', { name: 'Send events again' }))
    expect(await violationsOf('Send events again')).toEqual([])
    await user.click(form.getByRole('button', { name: 'Send events again' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [asked] = questionsOf(replayDeliveries)
    expect(Date.now() - Date.parse(asked?.since ?? '') - 86_400_000).toBeLessThan(120_000)
    expect(asked?.delivery).toBeUndefined()
  })

  it('of a webhook that is turned off are not sent again, and of an unknown one there are none', async () => {
    const { close } = open([{ ...stock, isOn: false }], { id: 'w1' })
    expect(((await screen.findByRole('button', { name: 'Send events again' })) as HTMLButtonElement).disabled).toBe(
      true,
    )
    expect(screen.queryByRole('button', { name: /Send again:/ })).toBeNull()
    close()
    open([], { id: 'w9' })
    expect(await screen.findByText(labels['state.notFound'])).toBeTruthy()
  })

  it('are looked at again while they wait', async () => {
    let times = 0
    open([stock], {
      id: 'w1',
      more: [
        answering(listDeliveries, () => {
          times += 1
          const items: Delivery[] = [times === 1 ? { ...delivered, state: 'waiting', tries: 0 } : delivered]
          return { items, total: 1, page: 1, pageSize: 50 }
        }),
      ],
    })
    expect(await screen.findByRole('row', { name: /Waiting/ })).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('row', { name: /Delivered/ })).toBeTruthy(), { timeout: 4000 })
  })
})

it('writes a moment as fields of forms do', () => {
  const time = new Date(2027, 2, 5, 7, 8).getTime()
  expect(inField(time)).toBe('2027-03-05T07:08')
})
