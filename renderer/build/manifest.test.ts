import { expect, test } from 'vitest'
import { manifestEntryOf, type ViteManifest, withImports } from './manifest.ts'

const manifest: ViteManifest = {
  'start.ts': { file: 'start.js', imports: ['_shared.js', 'base.ts'], dynamicImports: ['panel.ts'] },
  'base.ts': { file: 'base.js', imports: ['_shared.js'] },
  'panel.ts': { file: 'panel.js', imports: ['start.ts'] },
  '_shared.js': { file: 'shared.js' },
  '\0virtual:one': { file: 'one.js' },
  '../site/virtual:two': { file: 'two.js' },
}

test('what is imported comes before what imports it, once, and what is loaded later does not count', () => {
  expect(withImports(manifest, 'start.ts')).toEqual(['_shared.js', 'base.ts', 'start.ts'])
})

test('what was not built is told of', () => {
  expect(manifestEntryOf(manifest, 'virtual:one').file).toBe('one.js')
  // A build that was called in another folder names what has no file by that.
  expect(manifestEntryOf(manifest, 'virtual:two').file).toBe('two.js')
  expect(() => manifestEntryOf(manifest, 'virtual:three')).toThrow('The build holds no')
  expect(() => manifestEntryOf(manifest, 'other.ts')).toThrow(
    "The build holds no 'other.ts'. Build again: npm run build",
  )
})
