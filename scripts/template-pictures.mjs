// `node scripts/template-pictures.mjs [template …]`: draws the pictures of the site templates into sites/templates/{name}/media, each
// with the narrower copies that pages ask for.
import './check-node.mjs'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { pictures } from './template-pictures/scenes.mjs'

const templates = fileURLToPath(new URL('../sites/templates', import.meta.url))
const wanted = process.argv.slice(2)
/** Copies of these widths, where they are narrower than the picture. */
const widths = [640, 960]

for (const [template, byName] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(template)) continue
  const folder = join(templates, template, 'media')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  let bytes = 0
  for (const [name, svg] of Object.entries(byName)) {
    const drawn = sharp(Buffer.from(svg))
    const written = [
      drawn
        .clone()
        .webp({ quality: 80, effort: 6 })
        .toFile(join(folder, `${name}.webp`)),
    ]
    for (const width of widths)
      written.push(
        drawn
          .clone()
          .resize(width)
          .webp({ quality: 78, effort: 6 })
          .toFile(join(folder, `${name}-${width}.webp`)),
      )
    bytes += (await Promise.all(written)).reduce((sum, { size }) => sum + size, 0)
  }
  console.log(`${template}: ${Object.keys(byName).length} pictures, ${Math.round(bytes / 1024)} KiB`)
}
