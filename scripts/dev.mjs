import './check-node.mjs'
import { fileURLToPath } from 'node:url'
import { develop } from '../host/vite/develop.ts'

// The server while developing, with nothing but what stands in this repository.

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
await develop({ folder: at('host'), dist: at('host/dist'), sites: at('sites') })
