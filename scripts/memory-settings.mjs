// What a server is started with so that it takes no more memory than it needs, as `npm start` and the examples of
// docs/how-to/at-scale/ write it. Under requests for more pages than are kept (`npm run bench:zipf`) it took 450 MB with
// them, 570 without those of malloc.

/** Nurseries of V8 grow to three times so many MiB in each thread; without a limit they follow the memory of the machine. */
export const nodeFlags = ['--max-semi-space-size=16']

/**
 * Pages are packed by several threads: by default each of them gets heaps of its own from malloc, and what is freed stays
 * there, in pieces. With two for all, and pages (32 KiB and more) outside of them, it goes back to the system.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
