import { listConversations } from '@vitrine/schemas'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useCall } from '../context/use-call.ts'
import { useSiteEvents } from '../context/use-site-events.ts'
import { alertSettings } from './alert-settings.ts'
import { playSound } from './play-sound.ts'

/** The number before the title of the tab, and what takes it away. */
const counted = /^\(\d+\) /

/** Says in the title of the tab how many conversations are unread, and sounds when another one is. */
export function InboxAlerts() {
  const { sound, badge } = useStore(alertSettings)
  const { data, refresh } = useCall(listConversations, { folder: 'unread', pageSize: 30 }, { isReady: sound || badge })
  useSiteEvents(['inbox'], () => {
    if (sound || badge) refresh()
  })
  const unread = data?.counts.unread ?? 0
  // Chats whose visitors are there stand before what is newer.
  const newest =
    data?.items
      .map(({ lastAt }) => lastAt)
      .sort()
      .at(-1) ?? ''
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (data === undefined) return
    if (known.current !== undefined && newest > known.current && sound) playSound()
    if (known.current === undefined || newest > known.current) known.current = newest
  }, [data, newest, sound])
  const shown = badge ? unread : 0
  useEffect(() => {
    const plain = document.title.replace(counted, '')
    document.title = shown > 0 ? `(${shown}) ${plain}` : plain
    return () => {
      document.title = document.title.replace(counted, '')
    }
  }, [shown])
  return null
}
