import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeEntities } from './decode-entities.ts'
import { limitHtml, toPlainText } from './limit-html.ts'

describe('[IMPORT-18] foreign texts', () => {
  test.each([
    ['Mars HeatTech&trade; Pullover', 'Mars HeatTech™ Pullover'],
    ['Cocona&reg; &frac14; zip', 'Cocona® ¼ zip'],
    ['&#174;&#xAE;&amp;amp;', '®®&amp;'],
    ['AT&T &unknown; &', 'AT&T &unknown; &'],
    ['a&#0;b&#55296;c&#1114112;', 'abc'],
  ])('entities of %j', (text, expected) => {
    expect(decodeEntities(text)).toBe(expected)
  })

  test('a name is one line without tags', () => {
    expect(toPlainText(' Tops  &amp;\n<b>Tees</b> < 5 &nbsp;cm ')).toBe('Tops & Tees < 5 cm')
  })

  test.each([
    ['<p class="x">Soft <b>and</b> <i onclick="x()">warm</i></p>', '<p>Soft <strong>and</strong> <em>warm</em></p>'],
    ['<ul>\n<li> One\n<li> Two\n</ul>', '<ul><li>One</li><li>Two</li></ul>'],
    ['<h2>Care</h2>Wash<br/>cold', '<p>Care</p>Wash<br>cold'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<li>alone', '<ul><li>alone</li></ul>'],
    ['<p>&bull; Thick.<br />&bull; Warm.</p>', '<ul><li>Thick.</li><li>Warm.</li></ul>'],
    ['<p>&bull; Thick.<br />Really.</p>', '<p>• Thick.<br>Really.</p>'],
    ['a<script>alert("<p>")</script>b<!-- c -->d', 'abd'],
    ['<img src=x onerror=alert(1)><a href="javascript:x">go</a>', 'go'],
    ['1 < 2 &lt;script&gt; & 3', '1 &lt; 2 &lt;script&gt; &amp; 3'],
    ['<p> </p><p>&nbsp;</p><ul></ul>', ''],
    ['<p title="a>b">x</p>', '<p>x</p>'],
    ['<<script>script>alert(1)<</script>/script>', '&lt;/script&gt;'],
  ])('%j', (html, expected) => {
    expect(limitHtml(html)).toBe(expected)
  })

  test('whatever comes in, only known tags come out, and balanced', () => {
    const tags =
      '<p> </p> <li> </li> <ul> </ul> <ol> </ol> <b> </b> <em> <br> <div> <script </script> <svg/onload=x>'.split(' ')
    const pieces = fc.constantFrom(...tags, '<i', '>', '"', "'", '&lt;', '&', 'text', ' ', '<!--', '-->', '•')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        let rest = limitHtml(parts.join('')).replaceAll('<br>', '')
        // what is balanced melts away from the inside
        for (let before = ''; before !== rest;) {
          before = rest
          rest = rest.replace(/<(p|ul|ol|li|strong|em)>[^<>]*<\/\1>/g, '')
        }
        expect(rest).not.toMatch(/[<>]/)
      }),
      { numRuns: 2000 },
    )
  })
})
