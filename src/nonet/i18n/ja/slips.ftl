# 消すべきでない数字が消されたり、入れるべきでない数字が入れられたとき、何を見落としたか。

slip-eliminated = { $pattern }があるものとして{ $cell }から{ $digit }が消されましたが、{ $overlooked }。
slip-written-house = { $house }のヒドゥンシングルとして{ $cell }に{ $digit }が入れられましたが、{ $overlooked }。
slip-written-cell = 残った唯一の数字として{ $cell }に{ $digit }が入れられましたが、ほかにも候補があります。
slip-overlooked = { $cells }にも{ $digits }が入ります
slip-pattern-locked = { $houses }の予約
slip-pattern-naked-pair = { $cells }の2国同盟
slip-pattern-hidden-pair = { $cells }の隠れ2国同盟
slip-pattern-naked-triple = { $cells }の3国同盟
slip-pattern-hidden-triple = { $cells }の隠れ3国同盟
slip-pattern-x-wing = { $houses }のX-ウイング
slip-pattern-swordfish = { $houses }のソードフィッシュ
slip-pattern-skyscraper = { $houses }のスカイスクレーパー
slip-pattern-two-string-kite = { $houses }のツーストリングカイト
slip-pattern-xy-wing = { $cells }のXY-ウイング
