import { createStore } from 'zustand/vanilla'

/** How somebody is told of new messages while the office is open. */
export interface AlertSettings {
  /** A short sound. */
  readonly sound: boolean
  /** How many are unread, in the title of the tab. */
  readonly badge: boolean
}

const KEY = 'vitrine:inbox-alerts'

function readSettings(): AlertSettings {
  try {
    const { sound, badge } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<AlertSettings>
    return { sound: sound === true, badge: badge !== false }
  } catch {
    return { sound: false, badge: true }
  }
}

/** As this browser has it: others of the same account may be in a room where sounds disturb. */
export const alertSettings = createStore<AlertSettings>(readSettings)

export function changeAlertSettings(changes: Partial<AlertSettings>): void {
  alertSettings.setState(changes)
  try {
    localStorage.setItem(KEY, JSON.stringify(alertSettings.getState()))
  } catch {
    // Storage is blocked: it counts until the office is closed.
  }
}
