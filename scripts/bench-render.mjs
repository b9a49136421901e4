// Builds the bench as the server is built, and runs it: `npm run bench:render`.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { createBuilds, root } from '../host/vite/config.ts'

const { server: serverBuild } = createBuilds({ dist: `${root}host/dist` })
process.env.NODE_ENV = 'production'
const outDir = fileURLToPath(new URL('../node_modules/.cache/bench', import.meta.url))
await build({
  ...serverBuild,
  build: {
    ...serverBuild.build,
    outDir,
    ssr: fileURLToPath(new URL('../tests/bench/render/run.tsx', import.meta.url)),
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
})
await import(`${outDir}/render.js`)
