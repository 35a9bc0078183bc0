import { expect, test } from 'vitest'
import { toBlocks } from './html-blocks.ts'

test('[IMPORT-60] a text becomes headings, paragraphs and lists of plain words', () => {
  const html = `<div class="a"><h2 style="x">About &amp; us</h2><p>One<br>two <a href="javascript:x">link</a></p>
    <ul><li>First</li><li>Second<ul><li>Inner</li></ul></li></ul><script>alert(1)</script><img src=x onerror=y>Last`
  expect(toBlocks(html)).toEqual([
    { kind: 'heading', text: 'About & us' },
    { kind: 'paragraph', text: 'One' },
    { kind: 'paragraph', text: 'two link' },
    { kind: 'list', items: ['First', 'Second', 'Inner'] },
    { kind: 'paragraph', text: 'Last' },
  ])
  expect(toBlocks('<ol><li>One</li><li>Two</li></ol>After')).toEqual([
    { kind: 'list', items: ['One', 'Two'] },
    { kind: 'paragraph', text: 'After' },
  ])
  expect(toBlocks('<ul><li>One<ol><li>Two</li></ol></li><li>Three</li></ul><p>After</p>')).toEqual([
    { kind: 'list', items: ['One', 'Two', 'Three'] },
    { kind: 'paragraph', text: 'After' },
  ])
  expect(toBlocks('a\uE000b &lt; c')).toEqual([{ kind: 'paragraph', text: 'ab < c' }])
  expect(toBlocks('<p>Write &lt;b&gt;bold&lt;/b&gt; as &amp;lt;b&amp;gt;, <b>not</b>: 2 &lt; 3</p>')).toEqual([
    { kind: 'paragraph', text: 'Write <b>bold</b> as &lt;b&gt;, not: 2 < 3' },
  ])
  expect(toBlocks('')).toEqual([])
  expect(toBlocks('<p>&nbsp;</p><ul></ul>')).toEqual([])
  expect(toBlocks('<ul><li><h2></h2></li></ul>')).toEqual([])
})
