/**
 * The terms of tests in the languages that are read: English, Spanish, French, German, Portuguese, Italian, Dutch,
 * Polish, Russian, Ukrainian, Turkish, Greek, Chinese, Japanese. As parts of patterns, without regard to case.
 */
const alternatives = (...terms: readonly string[]) => `(?:${terms.join('|')})`;

export const questionTerm = alternatives(
  'questions?|quest\\.|item|problem|exercise|q|pregunta|ejercicio|problema|question|exercice|problème',
  'frage|aufgabe|übung|questão|pergunta|exercício|domanda|esercizio|quesito|vraag|opgave|pytanie',
  'zadanie|вопрос|задание|задача|упражнение|питання|завдання|задача|soru|ερώτηση|θέμα|问题|題目|题目|問題|問|题|題',
);

/** Of several questions: before a range of numbers. */
export const questionsTerm = alternatives(
  'questions?|items?|problems|preguntas|ejercicios|questions|exercices|fragen|aufgaben|questões',
  'perguntas|domande|vragen|pytania|zadania|вопросы|вопросов|вопросам|задания|заданий|питання|завдання',
  'завдань|sorular|soruları|ερωτήσεις|问题|問題|問',
);

/** Terms that only a key follows. */
export const keyTerm = alternatives(
  '(?:the )?(?:correct|right) (?:answer|choice|option)(?: is)?|correct|answer key|answer|ans\\.?|key',
  '(?:la )?respuesta(?: correcta)?(?: es)?|resp\\.?|clave',
  '(?:la )?(?:bonne )?réponse(?: correcte| exacte)?(?: est)?|rép\\.?|corrigé',
  '(?:die )?(?:richtige |korrekte )?antwort(?: ist)?|(?:a )?resposta(?: correta| certa)?(?: é)?',
  'gabarito|alternativa correta|risposta(?: corretta| esatta)?|(?:juiste )?antwoord',
  '(?:poprawna )?odpowiedź|(?:правильный |верный )?ответ|отв\\.|ключ|(?:правильна |вірна )?відповідь',
  '(?:doğru )?(?:cevap|yanıt)|(?:σωστή )?απάντηση|(?:正确|參考|参考)?答案|正解|解答|答え?',
);

/** Terms that begin an explanation, and in some documents a key. */
export const explanationTerm = alternatives(
  'explanation|rationale|solution|reasoning|why|explicación|solución|justificación|explication',
  'justification|solution|erklärung|begründung|lösungsweg|lösung|explicação|resolução|solução',
  'justificativa|spiegazione|soluzione|uitleg|oplossing|wyjaśnienie|rozwiązanie|объяснение|пояснение',
  "решение|пояснення|розв[’ʼ']язання|рішення|açıklama|çözüm|εξήγηση|λύση|解析|解释|解說|解説|说明|分析",
);

/** Titles of a key at the end of a document. */
export const keySection = alternatives(
  'answer keys?(?: and explanations?)?|answers?(?: and explanations)?|key|keys|correct answers?',
  'solutions?|(?:clave|hoja) de respuestas|clave|respuestas(?: correctas)?|soluciones|solucionario',
  'corrigé|réponses|les réponses|clé de correction|grille de réponses|antworten|lösungen',
  'lösungsschlüssel|antwortschlüssel|gabarito|respostas|chave de respostas|risposte|soluzioni',
  'antwoorden|odpowiedzi|klucz odpowiedzi|klucz|ответы|ключи?|ключи? к тесту|правильные ответы',
  'відповіді|ключ(?: відповідей|і)?|правильні відповіді|cevap anahtarı|cevaplar|yanıt anahtarı',
  'απαντήσεις|(?:参考|參考)?答案|正解|解答|答え',
);

/** Between the letters of a key with several. */
export const andTerm = '(?:and|y|e|et|und|en|oraz|и|й|і|та|ve|και|和|及|と)';
/** Between accepted answers of which each is right. */
export const orTerm = '(?:or|oder|ou|o bien|lub|или|або|veya|ή|或|または)';

/** A remark that marks a choice as right, in brackets after it. */
export const rightRemark = alternatives(
  'correct|right|answer|key|correcta|correcto|correcte|bonne réponse|richtig|correta|certa|corretta',
  'goed|poprawna|верно|правильно|вірно|правильна|doğru|σωστό|正确|正解',
);

/** Terms of the titles of parts. */
export const sectionTerm = alternatives(
  'part|section|parte|sección|seccion|partie|teil|abschnitt|seção|sezione|deel|część|часть|раздел',
  'частина|розділ|bölüm|kısım|μέρος',
);

/** Lines that only instruct the student what to do; no question needs their text. */
export const directionsTerm = alternatives(
  'directions?|instructions?|instrucciones|consignes?|anweisung(?:en)?|hinweise?|instruções|istruzioni',
  'инструкция|указания|інструкція|вказівки|yönerge|οδηγίες|说明|注意',
);

/** A term before the letter of a key: "letter B". */
export const letterTerm = alternatives(
  'letter|option|choice|letra|opción|opção|alternativa|lettre|option|buchstabe|lettera|вариант|буква',
  'варіант|літера|şık',
);
