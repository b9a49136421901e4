import { expect, test } from 'vitest'
import { takeTicket } from './address-bar.ts'

test('a ticket is taken out of the address at once, and everything else stays', () => {
  const shown: string[] = []
  const history = { state: null, replaceState: (_state: unknown, _title: string, to: URL) => shown.push(to.href) }
  const at = (href: string) => takeTicket({ location: { href }, history } as never)
  expect(at('http://localhost/acme/drafts/7/designerIframe?ticket=abc&language=de')).toBe('abc')
  expect(at('http://localhost/acme/drafts/7/designerIframe?language=de')).toBeUndefined()
  expect(shown).toEqual(['http://localhost/acme/drafts/7/designerIframe?language=de'])
})
