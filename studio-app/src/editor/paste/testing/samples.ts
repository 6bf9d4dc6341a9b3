/**
 * Clipboard contents as programs write them, with their wrappers, comments, classes and spans,
 * reduced to what matters. Chromium passes the HTML of a paste as the program wrote it.
 */

/**
 * Word for Windows: a heading, marks, lists by mso-list, a formula with its picture, a table, a picture by file path.
 */
export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<title>Never shown</title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!--
 p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-parent:""; margin:0in; font-size:11.0pt; font-family:"Calibri",sans-serif;}
 span.Strong2 {font-weight:bold;}
 @page WordSection1 {size:8.5in 11.0in;}
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7;}
--></style></head>
<body lang=EN-US style='tab-interval:.5in'>
<!--StartFragment-->
<h1>Linear models<o:p></o:p></h1>
<p class=MsoNormal>A <b style='mso-bidi-font-weight:normal'>line</b> is <i>given</i> by two <span class=Strong2>points</span>,
as in <span style='color:red'>red</span> or <span style='background:yellow;mso-highlight:yellow'>marked</span> words,
H<sub>2</sub>O and 10<sup>3</sup>, see <a href="https://example.org/lines"><span style='color:#0563C1'>Lines</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Slope<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>rise over run<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Intercept<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>First step<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Second step<o:p></o:p></p>
<p class=MsoNormal>The area is <!--[if gte msEquation 12]><m:oMath><m:r><span style='font-family:"Cambria Math",serif'>A</span></m:r><m:r><span
style='font-family:"Cambria Math",serif'>=</span></m:r><m:f><m:fPr><m:ctrlPr><span style='font-family:"Cambria Math",serif'></span></m:ctrlPr></m:fPr><m:num><i><span><m:r>b</m:r><m:r>h</m:r></span></i></m:num><m:den><m:r>2</m:r></m:den></m:f></m:oMath><![endif]--><![if !msEquation]><span
style='font-size:11.0pt;position:relative;top:6.0pt'><!--[if gte vml 1]><v:shape id="_x0000_i1025" style='width:40.5pt'><v:imagedata src="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=54 height=31
src="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="_x0000_i1025"><![endif]></span><![endif]>.<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <tr><td width=311 valign=top style='width:233.75pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>x</b><o:p></o:p></p></td><td width=311><p class=MsoNormal>y</p></td></tr>
 <tr><td colspan=2><p class=MsoNormal>both</p><p class=MsoNormal>lines</p></td></tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape/><![endif]--><![if !vml]><img width=320 height=200
src="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image003.jpg" alt="A graph of a line" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>
<!--EndFragment-->
</body></html>`;

/**
 * Google Docs: everything in one `<b>` that is not bold, styles on spans, lists directly in lists,
 * links through Google.
 */
export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e3d4c-7fff"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Ratios</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">A ratio </span><span style="font-size:11pt;font-weight:700;font-style:italic;text-decoration:underline;-webkit-text-decoration-skip:none;vertical-align:baseline;white-space:pre-wrap;">compares</span><span style="color:#cc0000;font-weight:400;white-space:pre-wrap;"> two</span><span style="font-size:0.6em;vertical-align:super;">2</span><span style="background-color:#ffff00;"> numbers</span><a href="https://www.google.com/url?q=https://example.org/ratio&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">here</span></a></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" role="presentation"><span>one</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>inner</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>two</span></p></li></ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;"><p dir="ltr"><span style="font-weight:700;">a</span></p></td><td><p dir="ltr"><span>b</span></p></td></tr></tbody></table></div><p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:339px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXc?key=abc" width="602" height="339" style="margin-left:0px;margin-top:0px;" /></span></p></b><br class="Apple-interchange-newline">`;

/** Pages on a Mac, written by Cocoa: classes in a style sheet, converted spaces. */
export const pages = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta http-equiv="Content-Style-Type" content="text/css"><title></title><meta name="Generator" content="Cocoa HTML Writer"><meta name="CocoaVersion" content="2487.6"><style type="text/css">
p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; color: #000000}
li.li1 {margin: 0.0px 0.0px 0.0px 0.0px}
span.s1 {text-decoration: underline}
span.s2 {font-weight: bold; color: #c82506}
ul.ul1 {list-style-type: disc}
</style></head><body><p class="p1"><b>Bold</b> and <i>slanted</i>, <span class="s1">underlined</span><span class="Apple-converted-space">&nbsp;</span>and <span class="s2">both</span>.</p><p class="p1"><br></p><ul class="ul1"><li class="li1">first</li><li class="li1">second</li></ul></body></html>`;

/** A page as Chromium copies it: computed styles on every element. */
export const webPage = `<html><body>
<!--StartFragment--><h3 style="box-sizing: border-box; font-size: 1.25em; font-weight: 600; color: rgb(31, 35, 40); background-color: rgb(255, 255, 255); text-decoration-style: initial;">Steps</h3><p style="box-sizing: border-box; color: rgb(31, 35, 40); font-weight: 400; white-space: normal;">Use<span>&nbsp;</span><code style="font-family: ui-monospace; background-color: rgba(129, 139, 152, 0.12);">f(x) = $a$</code><span>&nbsp;</span>and<span>&nbsp;</span><strong style="font-weight: 600;">not</strong><span>&nbsp;</span><del>g</del>.</p><blockquote style="color: rgb(89, 99, 110);"><p>Said once.</p><p>Said twice.</p></blockquote><ol style="padding-left: 2em;"><li>add<ul><li>units</li><li>tens<ul><li>deep<ul><li>deepest</li></ul></li></ul></li></ul></li><li style="margin-top: 0.25em;"><p>divide</p><p>again</p></li></ol><dl><dt>Term</dt><dd>meaning</dd></dl><hr><pre><code>a = 1
  b = 2</code></pre><table><caption>Costs</caption><thead><tr><th style="font-weight: 600;">n</th><th>price</th></tr></thead><tbody><tr><td rowspan="2">1</td><td><img src="https://example.org/a.png" alt="Coins" width="40"> $5</td></tr><tr><td>$10</td></tr></tbody></table><p><img src="http://example.org/b.png" alt="" width="300"><a href="/relative">here</a> <a href="javascript:alert(1)">there</a></p><!--EndFragment-->
</body></html>`;

export const katex = `<p>Since <span class="katex"><span class="katex-mathml"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base"><span class="mord mathnormal">x</span><span class="vlist">2</span></span></span></span> is</p><span class="katex-display"><span class="katex"><span class="katex-mathml"><math display="block"><semantics><mrow><mi>y</mi></mrow><annotation encoding="application/x-tex">\\frac{y}{2}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">y2</span></span></span>`;

export const mathJax2 = `<p>Let <span class="MathJax_Preview">x</span><span class="MathJax" id="MathJax-Element-1-Frame" tabindex="0"><nobr><span class="math">n+1</span></nobr><span class="MJX_Assistive_MathML" role="presentation"><math><mi>n</mi><mo>+</mo><mn>1</mn></math></span></span><script type="math/tex" id="MathJax-Element-1">n+1</script> be.</p>`;

export const mathJax3 = `<p>If <mjx-container class="MathJax" jax="CHTML"><mjx-math class="MJX-TEX" aria-hidden="true"><mjx-mi class="mjx-i"><mjx-c></mjx-c></mjx-mi></mjx-math><mjx-assistive-mml unselectable="on" display="inline"><math xmlns="http://www.w3.org/1998/Math/MathML"><msqrt><mi>x</mi></msqrt></math></mjx-assistive-mml></mjx-container>, then</p><mjx-container class="MathJax" jax="SVG" display="true"><svg xmlns="http://www.w3.org/2000/svg"><g data-mml-node="math"><path d="M1 1"></path></g></svg><mjx-assistive-mml display="block"><math display="block"><mfrac><mi>a</mi><mi>b</mi></mfrac></math></mjx-assistive-mml></mjx-container>`;

export const encyclopedia = `<p>The roots <span class="mwe-math-element mwe-math-element-inline"><span class="mwe-math-mathml-inline mwe-math-mathml-a11y" style="display: none;"><math xmlns="http://www.w3.org/1998/Math/MathML" alttext="{\\displaystyle x_{1}}"><semantics><mrow><msub><mi>x</mi><mn>1</mn></msub></mrow><annotation encoding="application/x-tex">{\\displaystyle x_{1}}</annotation></semantics></math></span><img src="https://wikimedia.org/api/rest_v1/media/math/render/svg/a8788" class="mwe-math-fallback-image-inline" aria-hidden="true" alt="{\\displaystyle x_{1}}"></span> and <img class="mwe-math-fallback-image-inline" src="https://wikimedia.org/x.svg" alt="{\\displaystyle x_{2}}">.</p>`;

export const formulaPictures = `<p><img class="equation_image" data-equation-content="\\sqrt{2}" alt="LaTeX: \\sqrt{2}" src="https://canvas.example/equation_images/x"> and <a href="https://www.codecogs.com/eqnedit.php?latex=x%5E3"><img src="https://latex.codecogs.com/png.image?\\dpi%7B110%7Dx%5E3" /></a></p>`;
