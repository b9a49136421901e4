import type { DeviceClass } from '@vitrine/schemas'

const tablets = /ipad|tablet|playbook|silk|kindle|android(?!.*\bmobi)/i
const phones = /mobi|iphone|ipod|phone|\bandroid\b/i

/**
 * How wide the window of a browser probably is, by what it calls itself. Tablets that say that they are computers, as
 * those of Apple do, count as such.
 */
export const deviceOf = (agent: string): DeviceClass =>
  tablets.test(agent) ? 'tablet' : phones.test(agent) ? 'phone' : 'desktop'
