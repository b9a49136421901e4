import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AssetHosts, rewriteAsset } from './rewrite-asset.ts'

const hosts = { cn: 'oss.example.cn', us: 's3.example.com' }
const cn: AssetHosts = { region: 'cn', hosts, cnOrigin: 'https://www.example.cn:8443' }
const us: AssetHosts = { region: 'us', hosts }

describe('the address of an asset (R229–R231)', () => {
  test.each<[src: string, where: AssetHosts, rewritten: string]>([
    ['https://oss.example.cn/a/b.webp?w=2#x', us, 'https://s3.example.com/a/b.webp?w=2#x'],
    ['https://s3.example.com/a/b.webp', cn, 'https://oss.example.cn/a/b.webp'],
    ['https://oss.example.cn/a.webp', cn, 'https://oss.example.cn/a.webp'],
    ['/media/a.webp', cn, 'https://www.example.cn:8443/media/a.webp'],
    ['/media/a.webp', us, '/media/a.webp'],
    ['media/a.webp', cn, 'media/a.webp'],
    ['https://elsewhere.example/a.webp', cn, 'https://elsewhere.example/a.webp'],
    ['//elsewhere.example/a.webp', cn, '//elsewhere.example/a.webp'],
    ['data:image/webp;base64,AAAA', cn, 'data:image/webp;base64,AAAA'],
    ['blob:https://x/1', cn, 'blob:https://x/1'],
    ['', cn, ''],
    ['/media/a.webp', { region: 'cn', hosts: {} }, '/media/a.webp'],
    ['https://oss.example.cn/a.webp', { region: 'us', hosts: { cn: hosts.cn } }, 'https://oss.example.cn/a.webp'],
  ])('%s', (src, where, rewritten) => expect(rewriteAsset(src, where)).toBe(rewritten))

  test('is the same when it is rewritten twice, whatever it is', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.webPath().map((path) => `https://${hosts.cn}${path}`),
      fc.webPath().map((path) => `//${hosts.us}${path}`),
      fc.webPath().map((path) => `/${path}`),
    )
    fc.assert(
      fc.property(anything, fc.constantFrom(cn, us), (src, where) => {
        const once = rewriteAsset(src, where)
        expect(rewriteAsset(once, where)).toBe(once)
      }),
    )
  })

  test('keeps path, query and hash', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const { pathname, search, hash } = new URL(address)
        const rewritten = new URL(rewriteAsset(`https://${hosts.cn}${pathname}${search}${hash}`, us))
        expect([rewritten.host, rewritten.pathname, rewritten.search, rewritten.hash]).toEqual([
          hosts.us,
          pathname,
          search,
          hash,
        ])
      }),
    )
  })
})
