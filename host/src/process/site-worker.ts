import { serveSiteWorker } from '@vitrine/api/site-worker'
import { sectionSpecs } from '@vitrine/sections/specs'

// The thread that imports a site: an entry of its own in the build, started for each import.

await serveSiteWorker(sectionSpecs)
