import type { Messages } from '../../keys.ts';

const messages: Messages<'online'> = {
  'online.open.you': 'Du',

  'online.link.lost': 'Keine Verbindung. Neuer Versuch …',
  'online.link.pausing': 'Der Tisch macht kurz Pause. Gleich geht es von selbst weiter.',
  'online.busy': 'Gerade sehr viele Besuche aus deinem Netz. Es geht gleich von selbst weiter.',
  'online.link.outdated': 'Es gibt eine neuere Version.',
  'online.link.reload': 'Laden',
  'online.share.link': 'Link zum Teilen',
  'online.share.copy': 'Link kopieren',
  'online.share.copied': 'Kopiert',
  'online.share.share': 'Teilen …',
  'online.name': 'Dein Name',
  'online.clock': 'Zeit pro Zug',
  'online.clock.none': 'Ohne Uhr',
  'online.clock.each': '{time} pro Zug',
  'online.clock.slow':
    'Ein Spiel über Tage: Alle ziehen, wenn sie Zeit haben. Ist die Uhr abgelaufen, spielt ein Bot weiter.',
  'online.grace': 'Ein Bot springt ein nach',
  'online.grace.note':
    'Wenn jemand so lange weg ist und am Zug wäre. Zurückkommen geht bei jeder Karte.',
  'online.grace.never': 'nie, wir warten',
  'online.spectators': 'Zuschauen erlaubt',
  'online.spectators.note': 'Sie sehen den Tisch, aber keine Hand.',
  'online.chat': 'Chat am Tisch',
  'online.latecomers': 'Wer später kommt, darf mitspielen',
  'online.latecomers.note':
    'Wer den Link hat, darf während des Spiels den Platz eines Bots übernehmen. Bis dahin schaut man zu.',
  'online.claims': 'Der Rest darf angesagt werden',
  'online.claims.note':
    'Wer sicher alle übrigen Stiche macht, darf das sagen. Sind alle einverstanden, endet die Runde dort.',
  'online.refused.bad-seats':
    'Alle, die da sind, brauchen einen Platz. Schau noch einmal, wer gekommen ist.',
  'online.refused.no-latecomers':
    'In diesem Spiel behalten die Bots ihre Plätze. Spiel beim nächsten mit.',
  'online.listed': 'Alle dürfen mitspielen',
  'online.listed.note': 'Der Tisch steht in der Liste. Aus: Nur wer den Link hat, findet ihn.',
  'online.seat.open': 'Freier Platz',
  'online.seat.forFriend': 'Für einen Gast',
  'online.open.title': 'Tisch aufmachen',
  'online.open.note': 'Du wählst das Spiel, die anderen bekommen einen Link.',
  'online.open.go': 'Tisch aufmachen',
  'online.open.house': 'Am Tisch',
  'online.code.label': 'Mit Code dazukommen',
  'online.code.wrong':
    'Ein Code hat {n} Buchstaben, zum Beispiel ABCDEF. Ein ganzer Link geht auch.',
  'online.code.go': 'Los',
  'online.code.is': 'Code des Tischs: {code}',
  'online.byBot': '{n, plural, one {# Zug vom Bot} other {# Züge vom Bot}}',
  'online.running': 'Deine Spiele mit Freunden',
  'online.running.more':
    '{n, plural, one {Noch ein Spiel mit Freunden} other {Noch # Spiele mit Freunden}}',
  'online.running.yourTurn': 'Du bist dran',
  'online.running.turn': '{name} ist dran',
  'online.running.open': 'Noch nicht begonnen',
  'online.tables.title': 'Tische',
  'online.tables.mine': 'Deine Spiele',
  'online.tables.listed': 'Für alle offen',
  'online.tables.none':
    'Gerade wartet niemand. Mach einen Tisch auf und schick deinen Freunden den Link.',
  'online.tables.free':
    '{n, plural, =0 {alle Plätze besetzt} one {ein Platz frei} other {# Plätze frei}}',
  'online.tables.running': 'läuft',
  'online.tables.bots': '{n, plural, one {und ein Bot} other {und # Bots}}',
  'online.tables.yourTurn': 'Du bist dran, letzter Zug {since}',
  'online.tables.turn': '{name} ist dran, letzter Zug {since}',
  'online.tables.left': 'noch {time}',
  'online.tables.go': 'Hingehen',
  'online.tables.join': 'Mitspielen',
  'online.tables.watch': 'Zuschauen',
  'online.refused.other': 'Das hat nicht geklappt. Versuch es noch einmal.',
  'online.refused.offline':
    'Der Server ist nicht zu erreichen. Prüf dein Netz und versuch es noch einmal.',
  'online.refused.no-identity': 'Sag zuerst deinen Namen.',
  'online.refused.no-table':
    'Zu diesem Code gibt es keinen Tisch. Lass dir den Link noch einmal geben.',
  'online.refused.seat-taken': 'Jemand war schneller. Nimm einen anderen Platz.',
  'online.refused.seat-kept':
    'Dieser Platz ist zwei Minuten für jemanden reserviert. Nimm einen anderen oder warte kurz.',
  'online.refused.table-full': 'Alle Plätze sind besetzt. Such einen anderen Tisch oder schau zu.',
  'online.refused.name-taken':
    'Hier heißt schon jemand oder ein Bot so. Häng einen Buchstaben an oder nimm einen anderen.',
  'online.refused.color-taken': 'Diese Farbe hat schon jemand. Nimm eine andere.',
  'online.refused.bad-name': 'Schreib einen Namen mit 1 bis 24 Zeichen.',
  'online.refused.not-host': 'Das kann nur, wer den Tisch aufgemacht hat. Frag dort nach.',
  'online.refused.removed': 'Du wurdest gebeten, diesen Tisch zu verlassen.',
  'online.refused.not-open':
    'Das Spiel hat schon angefangen. Schau zu oder such einen anderen Tisch.',
  'online.refused.too-early': 'Lass ihnen noch ein wenig Zeit.',
  'online.refused.seats-open': 'Es sind noch Plätze frei. Warte auf die anderen oder gib sie Bots.',
  'online.refused.stale': 'Am Tisch ging es schon weiter. Schau noch einmal.',
  'online.refused.overtaken': 'Dein Zug kam zu spät: Ein Bot hatte schon für dich gezogen.',
  'online.refused.time-is-up': 'Deine Zeit war zweimal um: Diesen Zug macht der Bot.',
  'online.refused.undo-impossible': 'Dieser Zug ist nicht mehr zurückzunehmen.',
  'online.refused.bad-text': 'Da steht nichts, oder zu viel.',
  'online.refused.too-many-games':
    'Du hast schon viele Tische offen. Spiel erst einen zu Ende oder schließ ihn.',
  'online.refused.log-full': 'Hier wurde schon so viel gesagt: Nur das Spiel geht noch weiter.',
  'online.refused.rate-limited': 'Etwas langsamer, bitte. Versuch es gleich noch einmal.',
  'online.refused.storage-failed':
    'Der Server konnte das nicht speichern. Nichts hat sich geändert; versuch es noch einmal.',
  'online.refused.no-seat': 'Du hast keinen Platz mehr an diesem Tisch.',
  'online.refused.not-playing': 'Das Spiel an diesem Tisch ist zu Ende.',
  'online.refused.not-your-turn': 'Du bist nicht dran.',
  'online.refused.illegal-move': 'Das geht jetzt nicht. Schau noch einmal.',
  'online.refused.no-undo': 'Das hat sich inzwischen erledigt.',
  'online.refused.table-closed': 'Dieser Tisch ist geschlossen.',
  'online.refused.server-error':
    'Auf dem Server ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal.',
  'online.refused.set-aside':
    'Mit diesem Tisch stimmt etwas nicht, deshalb ruht er. Alles bis hierher ist gespeichert.',
  'online.back.title': 'War einer dieser Plätze deiner?',
  'online.back.text':
    'Dein Handy ist aus, und du bist mit einem anderen Gerät zurück? Sag den Namen, den du an diesem Tisch hast. Wenn alle hier bestätigen, dass du es bist, spielst du weiter.',
  'online.back.name': 'Dein Name an diesem Tisch',
  'online.back.go': 'Das bin ich',
  'online.back.waiting': 'Gefragt. Jetzt müssen die anderen am Tisch zustimmen …',
  'online.back.early': 'Noch eine Minute: Vielleicht kommt das andere Gerät von selbst zurück.',
  'online.return.make': 'Rückkehrcode notieren',
  'online.return.make.note': 'Falls dein Handy ausfällt: Er bringt Namen, Platz und Spiele zurück.',
  'online.return.label': 'Dein Rückkehrcode',
  'online.return.text':
    'Schreib ihn auf. Wer ihn hat, ist du, also behalte ihn für dich. Ein früherer Code gilt nicht mehr.',
  'online.return.enter': 'Ich habe einen Rückkehrcode',
  'online.return.go': 'Zurückholen',
  'online.refused.nobody-away': 'Niemand mit diesem Namen fehlt an diesem Tisch.',
  'online.refused.seat-asked':
    'Gerade hat schon jemand anderes gefragt. Versuch es gleich noch einmal.',
  'online.refused.seat-refused': 'Die Leute an diesem Tisch haben Nein gesagt.',
  'online.refused.needs-code':
    'In einem Spiel über Tage bringt nur dein Rückkehrcode den Platz zurück.',
  'online.refused.wrong-code': 'Dieser Code stimmt nicht. Vergleiche jeden Buchstaben.',
  'online.notify': 'Benachrichtigen, wenn ich dran bin',
  'online.notify.note': 'Nur solange diese Seite im Hintergrund ist.',
  'online.notify.denied':
    'Dein Browser erlaubt es nicht. Ändere das in seinen Einstellungen für diese Seite.',
  'online.notify.push':
    'Auch wenn diese Seite zu ist: Der Push-Dienst deines Browsers bringt den Ruf. Er erfährt, dass es einen gibt, nicht, was darin steht. Ist der Browser aus oder das Gerät ohne Netz, kommt nichts an.',
  'online.notify.failed':
    'Dein Browser lässt sich gerade nicht rufen. Es geht nur, solange diese Seite im Hintergrund ist.',
  'online.notify.home':
    'Nur solange diese Seite im Hintergrund ist. Mit der App auf dem Home-Bildschirm kannst du jederzeit gerufen werden.',
  'online.trouble.tables': 'Zu den Tischen',
  'online.me.title': 'Meine Seite',
  'online.club.text': 'Wer ein Spiel mit {min} Punkten oder mehr gewinnt, steht hier.',
  'online.club.pad': 'mit echten Karten, vom Punkteblock',
  'online.club.empty': 'Noch niemand. Bist du die erste Person?',
  'online.club.server': 'An den Tischen dieses Servers',
  'online.club.device': 'Auf diesem Gerät',
};

export default messages;
