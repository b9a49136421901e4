import { screen, waitFor } from '@testing-library/react'
import { listConversations } from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { conversationOf, inboxService } from '../testing/inbox-service.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { alertSettings, changeAlertSettings } from './alert-settings.ts'
import { AlertsButton } from './alerts-button.tsx'
import { InboxAlerts } from './inbox-alerts.tsx'

/** Counts the sounds that are made. */
const playSound = vi.fn()
const part = { connect: (next: unknown) => next }
class SilentContext {
  currentTime = 0
  destination = {}
  constructor() {
    playSound()
  }
  createOscillator = () => ({ ...part, frequency: { value: 0 }, start: () => undefined, stop: () => undefined })
  createGain = () => ({ ...part, gain: { value: 0 } })
  close = async () => undefined
}

let close = () => undefined as unknown
beforeEach(() => {
  localStorage.clear()
  changeAlertSettings({ sound: false, badge: true })
  playSound.mockClear()
  vi.stubGlobal('AudioContext', SilentContext)
  document.title = 'Inbox – Demo site'
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

const Alerts = () => (
  <>
    <AlertsButton />
    <InboxAlerts />
  </>
)

function open() {
  const service = inboxService([conversationOf('1')])
  const opened = openScreen(Alerts, { path: '/inbox', answers: service.answers })
  close = opened.close
  const arrive = (id: string, lastAt: string) => {
    service.rows.delete(id)
    // The service answers those that somebody wrote in last first.
    const others = [...service.rows]
    service.rows.clear()
    for (const [key, row] of [[id, conversationOf(id, { lastAt })] as const, ...others]) service.rows.set(key, row)
    opened.tell('inbox')
  }
  return { ...opened, service, arrive }
}

it('count what is unread in the title of the tab, and take the number away', async () => {
  const { service, tell, arrive, user } = open()
  await waitFor(() => expect(document.title).toBe('(1) Inbox – Demo site'))
  arrive('2', '2026-11-25T10:00:00.000Z')
  await waitFor(() => expect(document.title).toBe('(2) Inbox – Demo site'))
  service.rows.clear()
  tell('inbox')
  await waitFor(() => expect(document.title).toBe('Inbox – Demo site'))
  arrive('3', '2026-11-25T11:00:00.000Z')
  await waitFor(() => expect(document.title).toBe('(1) Inbox – Demo site'))
  await user.click(screen.getByRole('button', { name: 'Notifications' }))
  await user.click(
    await screen.findByRole('checkbox', { name: 'Show the number of unread messages in the browser tab' }),
  )
  await waitFor(() => expect(document.title).toBe('Inbox – Demo site'))
  expect(JSON.parse(localStorage.getItem('vitrine:inbox-alerts') ?? '')).toEqual({ sound: false, badge: false })
})

it('sound for what arrives, once, and only where somebody asked for it', async () => {
  const { arrive, user, tell, questionsOf } = open()
  await waitFor(() => expect(document.title).toContain('(1)'))
  arrive('2', '2026-11-25T10:00:00.000Z')
  await waitFor(() => expect(document.title).toContain('(2)'))
  expect(playSound).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Notifications' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Play a sound for new messages' }))
  expect(alertSettings.getState().sound).toBe(true)
  // So that one hears what one chose.
  expect(playSound).toHaveBeenCalledTimes(1)
  arrive('3', '2026-11-25T11:00:00.000Z')
  await waitFor(() => expect(playSound).toHaveBeenCalledTimes(2))
  const before = questionsOf(listConversations).length
  tell('inbox')
  await waitFor(() => expect(questionsOf(listConversations).length).toBeGreaterThan(before))
  expect(playSound).toHaveBeenCalledTimes(2)
})
