import { withBase } from 'vitepress'
import { computed, defineComponent, h, onBeforeUnmount, onMounted, ref, useId, watch } from 'vue'
import type { LivePlace, LiveRequest } from '../../live/live.tsx'

interface LiveModule {
  readonly openPlace: (place: HTMLElement) => LivePlace
}

/** Built beside the pages, from the sources of the packages. A whole address, since it is none of the bundler's here. */
const load = (): Promise<LiveModule> =>
  import(/* @vite-ignore */ new URL(withBase('/live/live.js'), location.href).href)

/** What is to be shown now, or what is wrong with what was typed. */
function read(kind: string, text: string): LiveRequest | string {
  if (text === '') return { kind }
  try {
    return { kind, source: JSON.parse(text) }
  } catch (error) {
    return `This is not JSON yet: ${(error as Error).message}`
  }
}

/** An example of React in a page: its JSON in a field, and what comes of it. Without script, the JSON can be read. */
export default defineComponent({
  name: 'LiveExample',
  props: {
    kind: { type: String, default: 'form' },
    /** JSON, written for an address; nothing for an example that has none. */
    source: { type: String, default: '' },
    /** What the example is called. */
    title: { type: String, default: 'Live example' },
  },
  setup(props) {
    const original = decodeURIComponent(props.source)
    // biome-ignore lint/correctness/useHookAtTopLevel: it is Vue's, and this is where Vue wants it
    const id = useId()
    const text = ref(original)
    const problem = ref('')
    const isReady = ref(false)
    const place = ref<HTMLElement>()
    const lines = computed(() => Math.min(26, Math.max(4, text.value.split('\n').length + 1)))
    let live: LivePlace | undefined
    let isOver = false
    let seen: IntersectionObserver | undefined
    let rest: ReturnType<typeof setTimeout> | undefined

    async function show() {
      const request = read(props.kind, text.value)
      problem.value = typeof request === 'string' ? request : ''
      if (typeof request === 'string' || !place.value) return
      try {
        live ??= await load().then(({ openPlace }) => (place.value ? openPlace(place.value) : undefined))
        if (isOver) live?.end()
        else await live?.show(request)
        isReady.value = true
      } catch (error) {
        problem.value = `The example could not be loaded: ${(error as Error).message}`
      }
    }

    onMounted(() => {
      // A page of keywords has many: each begins when it comes near.
      seen = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          seen?.disconnect()
          void show()
        },
        { rootMargin: '400px' },
      )
      if (place.value) seen.observe(place.value)
    })
    watch(text, () => {
      clearTimeout(rest)
      rest = setTimeout(() => void show(), 250)
    })
    onBeforeUnmount(() => {
      isOver = true
      clearTimeout(rest)
      seen?.disconnect()
      live?.end()
    })

    const field = () => [
      h('div', { class: 'live-head' }, [
        h('label', { for: id, class: 'live-title' }, props.kind === 'section' ? 'Props' : 'Schema'),
        text.value === original
          ? h('span', { class: 'live-hint' }, 'Change it: the example follows')
          : h('button', { type: 'button', class: 'live-reset', onClick: () => (text.value = original) }, 'As it was'),
      ]),
      h('textarea', {
        id,
        class: 'live-source',
        rows: lines.value,
        spellcheck: false,
        autocapitalize: 'off',
        value: text.value,
        'aria-describedby': problem.value ? `${id}-problem` : undefined,
        'aria-invalid': problem.value ? true : undefined,
        onInput: (event: Event) => (text.value = (event.target as HTMLTextAreaElement).value),
      }),
    ]
    return () =>
      h('div', { role: 'group', class: ['live', `live-is-${props.kind}`], 'aria-label': props.title }, [
        original === '' ? undefined : h('div', { class: 'live-code' }, field()),
        problem.value
          ? h('p', { class: 'live-problem', id: `${id}-problem`, role: 'alert' }, problem.value)
          : undefined,
        h('div', { class: ['live-result', 'vp-raw'], 'aria-busy': isReady.value ? undefined : true }, [
          isReady.value ? undefined : h('p', { class: 'live-wait' }, 'The example is on its way…'),
          // React's own: what stands in it is none of Vue's.
          h('div', { ref: place, class: 'live-place' }),
        ]),
      ])
  },
})
